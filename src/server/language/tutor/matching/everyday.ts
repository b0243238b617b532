import { othersIn } from './word-groups.ts';

/** Everyday words, folded, and those that texts of study say for them, where the material has no form of what was asked. */
export const studiedWordsFor = othersIn(`
  cachorro cao canino
  gato felino
  bicho animal fauna
  planta vegetal cultura
  germe microbio microrganismo bacteria
  remedio medicamento comprimido farmaco droga
  castigo punicao pena
  cordilheira montanha serra
  carro automovel veiculo
  casa residencia moradia habitacao domicilio instalacao
  dinheiro moeda recursos capital
  bebe crianca infante lactente
  briga luta conflito confronto
  rei monarca soberano
  povo populacao
  barriga abdomen ventre
  estomago gastrico
  coracao cardiaco
  pulmao pulmonar
  rim renal
  figado hepatico
  cerebro encefalo cerebral
  pele cutaneo
  sangue sanguineo hemorragia
  olho ocular visao
  boca oral bucal
  coceira prurido
  inchaco edema
  inchar inchaco edema
  fumar cigarro tabagismo tabaco nicotina
  escara lesao ulcera
  bagunca desordem
  aparelho dispositivo equipamento
  presidente governo
  castigar prejudicar
  ensinar ensino
  vomito emese
  xixi urina diurese
  coco fezes
  gordura lipidio lipideo adiposo
  acucar glicose sacarose
  trabalhador operario empregado
  patrao empregador
  salario remuneracao
  comida alimento alimentacao
  comer alimentar ingerir alimentacao
  beber ingerir
  fogo chama combustao
  fio condutor cabo
  levar transportar conduzir
  energia eletricidade hidreletrico
  queimar combustao queima
  barulho ruido
  raio relampago
  enxergar ver visao
  chuva precipitacao pluvial
  rio fluvial
  mar oceano maritimo
  lixo residuo
  mata floresta
  juiz magistrado
  preso detento
  imposto tributo
  loja comercio estabelecimento
  empresa companhia firma organizacao
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
  medo temor fobia
  raiva ira
  triste tristeza
  velho antigo idoso
  velhinho idoso velhice
  menino garoto rapaz homem masculino
  menina garota moca mulher feminino
  lavagem lavar higienizacao higiene limpeza
  lavar higienizar higienizacao limpar
  baixo menor pequeno reduzido
  cima alto topo
  cair queda depor deposto derrubar
  fraco fragil debil
  rico abastado nobre
  pobre carente popular
  exagerar exceder excesso
  segurar reter manter retencao
  cliente comprador consumidor
  resfriado gripe
  gripado gripe
  desvalorizar desvalorizacao depreciacao
  cheiro odor aroma olfato
  gosto sabor paladar
  nariz nasal
  ouvido auditivo
  dente dentario dental
  osso osseo
  musculo muscular
  nervo nervoso neural
  veia venoso
  respirar respiracao pulmao
  dormir sono
  andar caminhar locomocao marcha
  febre hipertermia
  morrer morte obito letal
  nascer nascimento
  crescer crescimento aumentar
  diminuir reduzir reducao queda
  aumentar elevar crescer aumento
  comprar adquirir aquisicao compra
  pagar pagamento quitar
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
  professor docente educador
  aluno estudante discente
  erro falha defeito
  pedaco fragmento
  forte intenso
  igual identico
  diferente distinto
  duro rigido
  mole plastico macio
  inimigo adversario opositor
  acordo tratado pacto
  lei norma legislacao
  exercito tropa militar
  soldado militar combatente
  navio embarcacao caravela
  indio indigena nativo
  escravo escravizado escravidao
  igreja clero
  padre clero sacerdote
  campones agricultor lavrador
  plantar cultivar cultivo
  plantacao cultivo lavoura
  gado pecuaria rebanho
  fabrica industria
  maquina equipamento aparelho
  computador maquina
  conta calculo operacao
  somar adicao soma
  quadro pintura tela
  poema poesia verso
  corpo organismo
  vacina imunizacao
  doente paciente enfermo
  tratar tratamento
  gravida gestante gestacao gravidez
  parto nascimento
  enxergar visao ver
  ouvir audicao
  acordar despertar
  cidade urbano municipio
  tiro atirar disparo
  morto morrer morte morreu
  campo rural
  separar romper desligar
  tomar tomada conquistar ocupar queda
  matar executar assassinar
  experimento experiencia
  pessoa individuo
  gente individuo
  colocar inserir acrescentar adicionar
  botar inserir acrescentar
  deitado acamado decubito
  acordado consciente
  desmaiado inconsciente desacordado
  desmaiar desmaio sincope inconsciente
  bumbum gluteo nadega
  machucado ferida lesao ferimento
  machucar ferir lesionar lesao
  inflamado inflamacao
  magro desnutrido emagrecido
  engordar obesidade
  emagrecer emagrecimento
  dor algia
  velocidade rapidez
  agil rapido celere
  preco valor custo
  lucro ganho superavit
  prejuizo perda deficit
  divida passivo debito obrigacao
  emprestimo credito financiamento
  chao solo
  roca lavoura agricultura
  ladrao criminoso
  roubar furtar subtrair furto roubo
  crime delito infracao
  demitir demissao dispensa exoneracao
  contratar contratacao admissao
  senha credencial
  celular dispositivo
  pedra rocha
  pensar pensamento
  brigar lutar conflito combate
  fugir fuga escapar evasao
  proibir vedar proibido vedado
  proibido vedado
  obrigado obrigatorio
  sobrar restar excedente
  gastar consumir consumo despesa
  ganhar receber obter
  vizinho limitrofe
  piorar piora pioram agravar intensificar acentuar
  melhorar aperfeicoar aprimorar otimizar
  combater atenuar amenizar mitigar minimizar abrandar aliviar reduzir evitar prevenir controlar conter
  atenuar amenizar mitigar minimizar abrandar aliviar
  mexer mexe alterar interferir afetar modificar
  afetar alterar interferir comprometer prejudicar atingir
  braco membro
  perna membro
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
  sujeira impureza contaminacao residuo
  limpo puro esteril
  envenenar intoxicar intoxicacao
  veneno toxina toxico
  bebida alcool alcoolica
  barato acessivel economico
  caro custoso oneroso
  bravo irritado agressivo
  calmo tranquilo sereno
  briguento conflituoso
  mentir mentira falsear falsidade
  falso inveridico ficticio
  verdadeiro real autentico veridico
  certo correto adequado
  errado incorreto inadequado equivocado
  comeco inicio
  final fim termino desfecho
  ponta extremidade
  beira margem borda
  buraco orificio cavidade abertura
  tampa cobertura
  casca revestimento cobertura
  camada estrato
  pedir pede solicitar requerer requisitar
  reclamar contestar queixar impugnar
  aceitar admitir acolher deferir
  cancelar anular revogar extinguir
  adiar postergar prorrogar
  apressar acelerar agilizar
  atrasar retardar
  cobrar exigir
  devolver restituir restituicao ressarcir
  emprestar emprestimo mutuo
  alugar locacao locar aluguel
  herdar heranca sucessao
  casar casamento matrimonio
  divorcio separacao dissolucao
  filho descendente prole
  pais ascendente genitor
  marido conjuge esposo
  esposa conjuge mulher
  avisar notificar comunicar cientificar informar
  provar comprovar demonstrar
  julgar julgamento sentenciar apreciar
  acusar denunciar imputar
  culpado condenado responsavel
  inocente absolvido
  soltura liberdade
  cadeia prisao presidio carcere
  policia policial
  governante chefe mandatario
  prefeito executivo municipal
  vereador legislativo municipal
  deputado parlamentar legislativo
  eleitor votante
  reuniao assembleia sessao
  chamar convocar invocar
  obedecer cumprir observar
  desobedecer descumprir infringir violar
  desrespeitar violar infringir
  multa sancao penalidade
  estrangeiro imigrante externo
  viajar deslocar migrar
  mudanca transformacao alteracao
  sair emigrar deixar
  voltar volta retornar regressar
  chegar alcancar atingir
  fronteira limite divisa
  perto proximo vizinho
  longe distante afastado
  seca estiagem
  enchente inundacao alagamento cheia
  alagar inundar enchente
  deserto arido
  molhado umido
  seco arido
  nuvem condensacao
  vento eolico
  sol solar
  lua lunar
  terra solo terrestre
  estrela estelar astro
  ceu atmosfera
  ar atmosfera gasoso
  agua hidrico aquoso
  gelo glacial
  vulcao vulcanico
  terremoto sismo abalo
  arvore arborea arborizacao
  folha foliar
  semente germinar
  flor floral
  fruta fruto
  raiz radicular
  peixe piscicultura
  ave passaro
  cobra serpente ofidio
  inseto artropode
  verme helminto parasita
  mosquito vetor inseto
  picada picar inoculacao
  contagio transmissao contaminacao infeccao
  curar cura cure tratamento
  sarar cicatrizar recuperar
  sintoma manifestacao sinal
  dores algia
  tontura vertigem
  enjoo nausea
  diarreia evacuacao
  tosse expectoracao
  cansaco fadiga exaustao
  fome apetite
  sede hidratacao desidratacao
  peso massa
  altura estatura
  cabelo capilar
  unha ungueal
  mao manual
  costas dorso coluna lombar
  pescoco cervical
  peito torax toracico
  garganta faringe
  lingua lingual
  seio mama mamario
  utero uterino
  ovo ovulo zigoto
  esperma espermatozoide semen
  remedinho medicamento
  injecao injetavel parenteral
  agulha puncao
  cirurgia operacao operatorio
  operar cirurgia
  exame teste
  medico clinico profissional
  enfermeiro enfermagem
  hospital hospitalar
  curativo cobertura
  queimadura queimado
  frequencia ritmo
  subida ascensao elevacao
  descida declinio
  guerra conflito belico
  arma armamento belico
  rebelde revoltoso insurgente
  revolta rebeliao levante insurreicao motim
  greve paralisacao
  golpe tomada
  riqueza patrimonio fortuna
  pobreza miseria
  fazenda latifundio propriedade
  fazendeiro latifundiario proprietario
  dono proprietario titular
  empregada empregado
  contrato acordo avenca
  negocio empresa empreendimento
  propaganda publicidade divulgacao
  jornal imprensa
  livro obra
  escritor autor
  personagem protagonista
  historia narrativa enredo
  conto narrativa
  frase oracao sentenca
  palavra vocabulo termo
  letra grafema
  som fonema sonoro
  acento acentuacao
  dica recomendacao orientacao
  jeito forma maneira modo
  ideia conceito pensamento concepcao
  crenca fe
  deus divindade divino
  alma espirito
  mente mental psique
  sonho onirico
  sentimento emocao afeto
  amor afeto
  odio hostilidade
  costume habito tradicao
  festa celebracao
  musica musical
  desenho ilustracao
  cor coloracao pigmento
  brilho luminosidade
  luz luminoso
  escuro sombra
  espelho reflexao
  lente optico
  ima magnetico magnetismo
  choque descarga colisao
  bater bate colidir colisao
  empurrar forca
  girar gira rotacao rodar
  rodar roda girar rotacao executar
  balancar oscilar
  tremer treme vibrar oscilar
  andar deslocar locomover
  correr corre corrida
  parado repouso imovel estacionario
  rapidez velocidade
  frear desacelerar
  flutuar empuxo boiar
  boiar flutuar empuxo
  afundar imergir
  misturar mistura dissolver
  separar filtrar
  azedo acido
  salgado salino
  enferrujar oxidar oxidacao corrosao
  ferrugem oxidacao corrosao
  apodrecer decompor decomposicao deteriorar
  mofo fungo bolor
  fermento levedura
  plastico polimero
  vidro silica
  metal metalico
  ouro aurifero
  gasolina combustivel
  bateria pilha
  fiacao condutor cabo
  programa software aplicativo
  codigo instrucao
  arquivo documento
  pasta diretorio
  rede internet
  invadir atacar ataque
  virus malware
  tabela quadro
  grafico curva
  igualar equiparar
  resto sobra residuo
  metade meio
  tirar subtrair
  juntar somar agregar
  arredondar aproximar
  chutar estimar
  construir erguer edificar levantar
  surgir nascer criar originar
  noite noturno
  dia diurno
  bebado embriagado embriaguez alcoolizado
  embriagado embriaguez
  grana dinheiro verba recursos
  revoltar rebelar insurgir reagir
  babar salivar salivacao
  baba saliva
  pisar chegar
  magistrado judiciario
  juiz judiciario
  matar fatal letal
  perigoso arriscado
  chefe lider presidente
  chefiar liderar dirigir comandar
  mandar chefiar liderar
  engasgar engasgo asfixia
  desmaio sincope
  beber hidratar
  esquecer omitir
  tremer tremor
  tremedeira tremor
  suar suor sudorese transpirar
  suor sudorese
  soltar expelir
  aposentar aposentadoria inatividade
  nota conceito
  diploma titulo
  emprego cargo ocupacao
  chefao lider
  multar multa sancao
  vigiar fiscalizar monitorar
  fiscal agente
  fiscalizar controlar inspecionar
  comerciante mercador
  mercado comercio estabelecimento
  navegar navegacao
  descobrimento descoberta
  pagamento quitacao
  fabricar produzir
  consertar reparar
  construcao edificacao obra
  predio edificio edificacao
  telhado cobertura
  parede muro
  cano tubo duto tubulacao
  puxao tracao
  empurrao impulso
  batida colisao choque
  barrar impedir bloquear
  bloquear impedir obstruir
  travar bloquear
  liberar permitir autorizar
  autorizar permitir consentir
  ordem autorizacao determinacao
  licenca autorizacao
  vencido expirado
  validade prazo vigencia
  valer vigorar vigencia
  comecar entrar
  durar vigorar
  conflito guerra
  lutar combater opor
  busao onibus
  onibus busao
  sofrer prejudicar
  prejudicado afetado
  almoco refeicao
  lanche refeicao
  funcionario empregado trabalhador
  colateral adverso indesejado
  antecipado prematuro
  interromper suspender
  sair excretar excrecao eliminar eliminacao
  eliminar excretar excrecao
  excretar excrecao
  alergico alergia
  demitir dispensar rescindir
  faltar ausencia
  falta ausencia
  falar linguagem
  fala linguagem
  aprender aprendizagem
  crianca infantil
  bebe neonato
  render rendicao capitulacao
  perseguido perseguicao
  boca oral
  remedio farmaco medicamento
  farmaco medicamento
`);
