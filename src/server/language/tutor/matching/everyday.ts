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
`);
