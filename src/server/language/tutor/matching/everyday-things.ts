/** Things, people and qualities by everyday names, each line with the words of study for the first. */
export const things = `
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
  escara lesao ulcera
  bagunca desordem
  aparelho dispositivo equipamento
  presidente governo
  vomito emese
  xixi urina diurese
  coco fezes
  gordura lipidio lipideo adiposo
  trabalhador operario empregado
  patrao empregador
  salario remuneracao
  comida alimento alimentacao
  fogo chama combustao
  fio condutor cabo
  energia eletricidade hidreletrico
  barulho ruido
  raio relampago
  chuva precipitacao pluvial
  rio fluvial
  lixo residuo
  mata floresta
  juiz magistrado
  preso detento
  imposto tributo
  loja comercio estabelecimento
  empresa companhia firma organizacao
  medo temor fobia
  raiva ira
  triste tristeza
  velho antigo idoso
  velhinho idoso velhice
  menino garoto rapaz homem masculino
  menina garota moca mulher feminino
  lavagem lavar higienizacao higiene limpeza
  baixo menor pequeno reduzido
  cima alto topo
  fraco fragil debil
  rico abastado nobre
  pobre carente popular
  cliente comprador consumidor
  resfriado gripe
  gripado gripe
  cheiro odor aroma olfato
  gosto sabor paladar
  nariz nasal
  ouvido auditivo
  dente dentario dental
  osso osseo
  musculo muscular
  nervo nervoso neural
  veia venoso
  febre hipertermia
  professor docente educador
  aluno estudante discente
  erro falha defeito
  colateral adverso
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
  plantacao cultivo lavoura
  gado pecuaria rebanho
  fabrica industria
  maquina equipamento aparelho
  computador maquina
  conta calculo operacao
  quadro pintura tela
  poema poesia verso
  corpo organismo
  vacina imunizacao
  doente paciente enfermo
  gravida gestante gestacao gravidez
  maternidade gestante gestacao materno
  paternidade paterno
  parto nascimento
  cidade urbano municipio
  tiro atirar disparo
  morto morrer morte morreu
  campo rural
  experimento experiencia
  pessoa individuo
  gente individuo
  deitado acamado decubito
  acordado consciente
  desmaiado inconsciente desacordado
  bumbum gluteo nadega
  machucado ferida lesao ferimento
  inflamado inflamacao
  magro desnutrido emagrecido
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
  crime delito infracao
  senha credencial
  pedra rocha
  proibido vedado
  obrigado obrigatorio
  vizinho limitrofe
  braco membro
  perna membro
  sujeira impureza contaminacao residuo
  veneno toxina toxico
  bebida alcool alcoolica
  cerveja alcool
  barato acessivel economico
  caro custoso oneroso
  bravo irritado agressivo
  calmo tranquilo sereno
  briguento conflituoso
  falso inveridico ficticio
  verdadeiro real autentico veridico
  certo correto adequado
  errado incorreto inadequado equivocado
  comeco inicio
  final fim termino desfecho
  ponta extremidade
  beira margem borda
  buraco orificio cavidade abertura
  camada estrato
  divorcio separacao dissolucao
  filho descendente prole
  marido conjuge esposo
  esposa conjuge mulher
  soltura liberdade
  cadeia prisao presidio carcere
  policia policial
  governante chefe mandatario
  prefeito executivo municipal
  vereador legislativo municipal
  deputado parlamentar legislativo
  eleitor votante
  reuniao assembleia sessao
  multa sancao penalidade
  mudanca transformacao alteracao
  fronteira limite divisa
  perto proximo vizinho
  longe distante afastado
  seca estiagem
  enchente inundacao alagamento cheia
  deserto arido
  molhado umido
  seco arido
  nuvem condensacao
  vento eolico
  sol solar
  lua lunar
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
  ave passaro
  cobra serpente ofidio
  inseto artropode
  verme helminto parasita
  mosquito vetor inseto
  picada picar inoculacao
  contagio transmissao contaminacao infeccao
  sintoma manifestacao sinal
  dores algia
  tontura vertigem
  enjoo nausea
  diarreia evacuacao
  tosse expectoracao
  cansaco fadiga exaustao
  fome apetite
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
  enfermeiro enfermagem
  hospital hospitalar
  queimadura queimado
  subida ascensao elevacao
  descida declinio
  guerra conflito belico
  arma armamento belico
  rebelde revoltoso insurgente
  revolta rebeliao levante insurreicao motim
  greve paralisacao
  pobreza miseria
  fazenda latifundio propriedade
  fazendeiro latifundiario proprietario
  dono proprietario titular
  empregada empregado
  contrato acordo avenca
  propaganda publicidade divulgacao
  jornal imprensa
  livro obra
  escritor autor
  personagem protagonista
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
  odio hostilidade
  costume habito tradicao
  festa celebracao
  musica musical
  desenho ilustracao
  brilho luminosidade
  luz luminoso
  escuro sombra
  ima magnetico magnetismo
  parado repouso imovel estacionario
  rapidez velocidade
  azedo acido
  salgado salino
  ferrugem oxidacao corrosao
  mofo fungo bolor
  fermento levedura
  plastico polimero
  vidro silica
  metal metalico
  ouro aurifero
  gasolina combustivel
  bateria pilha
  fiacao condutor cabo
  codigo instrucao
  arquivo documento
  pasta diretorio
  rede internet
  virus malware
  tabela quadro
  grafico curva
  resto sobra residuo
  noite noturno
  dia diurno
  bebado embriagado embriaguez alcoolizado
  embriagado embriaguez
  grana dinheiro verba recursos
  baba saliva
  magistrado judiciario
  juiz judiciario
  perigoso arriscado
  chefe lider presidente
  desmaio sincope
  tremedeira tremor
  suor sudorese
  diploma titulo
  emprego cargo ocupacao
  chefao lider
  comerciante mercador
  mercado comercio estabelecimento
  descobrimento descoberta
  pagamento quitacao
  construcao edificacao obra
  predio edificio edificacao
  cano tubo duto tubulacao
  puxao tracao
  empurrao impulso
  batida colisao choque
  vencido expirado
  validade prazo vigencia
  busao onibus
  onibus busao
  prejudicado afetado
  almoco refeicao
  lanche refeicao
  funcionario empregado trabalhador
  antecipado prematuro
  alergico alergia
  falta ausencia
  fala linguagem
  crianca infantil
  bebe neonato
  perseguido perseguicao
  boca oral
  remedio farmaco medicamento
  farmaco medicamento
`;
