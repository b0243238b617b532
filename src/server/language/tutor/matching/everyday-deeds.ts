/** What one does, in everyday verbs, each line with the words of study for the first. */
export const deeds = `
  inchar inchaco edema
  fumar cigarro tabagismo tabaco nicotina
  castigar prejudicar
  ensinar ensino
  acucar glicose sacarose
  comer alimentar ingerir alimentacao
  beber ingerir
  levar transportar conduzir
  queimar combustao queima
  enxergar ver visao
  mar oceano maritimo
  vender venda comercializar
  estragar danificar deteriorar estrago
  quebrar romper partir ruptura
  consertar reparar reparo
  desligar interromper interrupcao
  juntar unir reunir uniao
  separar dividir separacao
  parar interromper cessar abandonar
  esquentar aquecer aquecimento calor
  esfriar resfriar resfriamento
  derreter fundir fusao
  ferver ebulicao
  congelar solidificar congelamento
  puxar atrair atracao
  estudar pesquisar investigar
  lembrar memoria
  esquecer esquecimento
  lavar higienizar higienizacao limpar
  cair queda depor deposto derrubar
  exagerar exceder excesso
  segurar reter manter retencao
  desvalorizar desvalorizacao depreciacao
  respirar respiracao pulmao
  dormir sono
  andar caminhar locomocao marcha
  morrer morte obito letal
  nascer nascimento
  crescer crescimento aumentar
  diminuir reduzir reducao queda
  aumentar elevar crescer aumento
  comprar adquirir aquisicao compra
  pagar pagamento quitar remunerar
  guardar armazenar conservar
  jogar lancar despejar
  virar tornar transformar
  passar converter transformar
  mudar alterar transformar modificar variar mudanca
  achar encontrar localizar descobrir
  mostrar demonstrar indicar
  ajudar auxiliar contribuir favorecer auxilio
  atrapalhar prejudicar dificultar
  espalhar propagar disseminar difundir
  sumir desaparecer
  aparecer surgir
  mandar enviar envio
  aguentar suportar resistir
  conseguir obter
  precisar necessitar exigir depender
  deixar permitir aceitar admitir
  entrar ingressar entrada
  plantar cultivar cultivo
  somar adicao soma
  tratar tratamento
  enxergar visao ver
  ouvir audicao
  acordar despertar
  separar romper desligar
  tomar tomada conquistar ocupar queda
  matar executar assassinar
  colocar inserir acrescentar adicionar
  botar inserir acrescentar
  desmaiar desmaio sincope inconsciente
  machucar ferir lesionar lesao
  engordar obesidade
  emagrecer emagrecimento
  roubar furtar subtrair furto roubo
  demitir demissao dispensa exoneracao
  contratar contratacao admissao
  celular dispositivo
  pensar pensamento
  brigar lutar conflito combate
  fugir fuga escapar evasao
  proibir vedar proibido vedado
  sobrar restar excedente
  gastar consumir consumo despesa
  ganhar receber obter
  piorar piora pioram agravar intensificar acentuar
  melhorar aperfeicoar aprimorar otimizar
  combater atenuar amenizar mitigar minimizar abrandar aliviar reduzir evitar prevenir controlar conter
  atenuar amenizar mitigar minimizar abrandar aliviar
  mexer mexe alterar interferir afetar modificar
  afetar alterar interferir comprometer prejudicar atingir
  estourar romper ruptura explodir
  explodir explosao detonar
  grudar aderir adesao fixar
  soltar solta liberar desprender
  encher enche preencher inflar
  esvaziar escoar drenar
  entupir obstruir obstrucao
  apertar aperta comprimir compressao pressionar
  esticar distender alongar
  encolher contrair contracao retrair
  dobrar dobra duplicar
  sujar suja contaminar poluir
  envenenar intoxicar intoxicacao
  mentir mentira falsear falsidade
  pedir pede solicitar requerer requisitar
  reclamar contestar queixar impugnar
  aceitar admitir acolher deferir
  adiar postergar prorrogar
  apressar acelerar agilizar
  atrasar retardar
  cobrar exigir
  devolver restituir restituicao ressarcir
  emprestar emprestimo mutuo
  alugar locacao locar aluguel
  herdar heranca sucessao
  casar casamento matrimonio
  avisar notificar comunicar cientificar informar
  provar comprovar demonstrar
  julgar julgamento sentenciar apreciar
  acusar denunciar imputar
  obedecer cumprir observar
  desobedecer descumprir infringir violar
  desrespeitar violar infringir
  viajar deslocar migrar
  sair emigrar deixar
  voltar volta retornar regressar
  chegar alcancar atingir
  alagar inundar enchente
  curar cura cure tratamento
  sarar cicatrizar recuperar
  operar cirurgia
  bater bate colidir colisao
  girar gira rotacao rodar
  rodar roda girar rotacao executar
  balancar oscilar
  tremer treme vibrar oscilar
  andar deslocar locomover
  correr corre corrida
  frear desacelerar
  flutuar empuxo boiar
  boiar flutuar empuxo
  afundar imergir
  misturar mistura dissolver
  separar filtrar
  enferrujar oxidar oxidacao corrosao
  apodrecer decompor decomposicao deteriorar
  invadir atacar ataque
  igualar equiparar
  tirar subtrair
  juntar somar agregar
  arredondar aproximar
  chutar estimar
  construir erguer edificar levantar
  surgir nascer criar originar
  revoltar rebelar insurgir reagir
  babar salivar salivacao
  pisar chegar
  matar fatal letal
  chefiar liderar dirigir comandar
  mandar chefiar liderar
  engasgar engasgo asfixia
  beber hidratar
  esquecer omitir
  tremer tremor
  suar suor sudorese transpirar
  soltar expelir
  aposentar aposentadoria inatividade
  multar multa sancao
  vigiar fiscalizar monitorar
  fiscalizar controlar inspecionar
  navegar navegacao
  fabricar produzir
  consertar reparar
  barrar impedir bloquear
  bloquear impedir obstruir
  travar bloquear
  liberar permitir autorizar
  autorizar permitir consentir
  valer vigorar vigencia
  durar vigorar
  lutar combater opor
  sofrer prejudicar
  sair excretar excrecao eliminar eliminacao
  eliminar excretar excrecao
  excretar excrecao
  demitir dispensar rescindir estabilidade
  faltar ausencia
  falar linguagem
  aprender aprendizagem
  negar recusar rejeitar
  recusar negar rejeitar
  inventar introduzir
  render rendicao capitulacao
`;
