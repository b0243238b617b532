import { othersIn } from './word-groups.ts';

/** Folded words by which questions and texts say the same; none of them names a matter. */
export const synonymsOf = othersIn(`
  consequencia efeito resultado impacto desdobramento
  causa motivo razao fator origem estopim
  causar provocar desencadear ocasionar acarretar estopim levar originar
  causar produzir gerar
  originar formar gerar
  caracteristica propriedade traco atributo
  vantagem beneficio
  desvantagem limitacao problema disfuncao dificuldade
  fase etapa passo estagio periodo momento
  tipo classe especie categoria modalidade
  parte componente elemento constituinte
  funcao papel finalidade objetivo utilidade servir
  comecar inicio iniciar surgir surgimento origem comeco
  terminar fim acabar encerrar termino final estender completar
  criar inventar criador inventor invencao desenvolver elaborar aperfeicoar
  descobrir descoberta descobridor
  formular propor proposto enunciar
  aumentar crescer aumento crescimento elevar
  diminuir reduzir cair reducao queda diminuicao
  cair caiu caem cairam queda ruir
  acabar cair caiu caem cairam queda dissolvida dissolucao
  lugar local localizacao onde ocorrer
  brasil brasileiro
  europa europeu
  africa africano
  asia asiatico
  portugal portugues
  franca frances
  inglaterra ingles
  alemanha alemao
  italia italiano
  espanha espanhol
  russia russo
  japao japones
  china chines
  egito egipcio
  usar utilizar empregar uso emprego aplicar aplicacao
  servir usar utilizar
  significado significar sentido
  importante importancia relevancia
  acontecer ocorrer
  morrer morte obito
  nascer nascimento
  escrever escrito escritor autor publicar
  descrever descrito descricao
  concluir conclusao
  supor suposicao pressupor pressuposto premissa
  eleger eleito eleicao
  abrir aberto abertura
  cobrir coberto cobertura
  prender preso prisao
  suspender suspenso suspensao
  extinguir extinto extincao
  defender defesa
  romper ruptura rompimento
  decidir decisao
  transmitir transmissao
  expandir expansao
  invadir invasao
  absorver absorcao
  corrigir correcao
  perder perda
  permitir permissao
  subir alta alto elevar aumentar
  segurar conter combater frear controlar
  estreito pequeno
  depor deposto derrubar deposicao
  produzir producao gerar liberar formar
  produzir producao produto
  consumir gastar
  dividir divisao classificar compor
  guardar armazenar
  chefe lider dirigente
  mandar comandar controlar dirigir
  controlar regular
  tirar retirar remover
  mulher feminino
  homem masculino
  votar voto votacao
  pedir exigir reivindicar exigencia reivindicacao
  durar duracao prazo
  valer valor
  limite maximo
  fundar fundacao fundador
  criar fundar instituir
  criar introduzir
  proteger preservar conservar protecao preservacao conservacao
  remunerar remuneracao pagar paga pago salario
  pessoal particular individual
  assunto interesse
  fauna animal bicho
  flora vegetacao planta
  sintoma sinal
  queimado queimadura
  ausentar ausencia faltar
  apoiar apoio
  criar inventar projetar
  ler leitor leitura
  faltar falta carencia deficiencia insuficiente insuficiencia escassez
  gravidez gestacao
  ficar situar localizar estender
  entrar entrada
  cobrar cobranca
  sair saida
  fazer realizar executar
  produzir produtor
  inchar inchaco
  geladeira refrigerador
  fumar fumante
  proibir proibicao vedar
  pagar pago gratuito gratis gratuidade
  ruim prejudicial negativo nocivo maleficio perigoso
  bom benefico positivo vantajoso
  territorio regiao
  alto altura altitude elevado
  frio gelado temperatura
  quente calor temperatura esquentar aquecer
  opor oposto contrario
  rapido depressa veloz imediato
  devagar lento demorar
  impedir evitar prevenir previne prevencao
  doenca enfermidade
  comprar adquirir
  vencer derrotar ganhar
  ganhar receber
  exemplo caso
  obrigar obrigacao obrigatorio
  proteger protecao protetor
  agir acao
  perceber percepcao
  conceder concessao
  reagir reacao
  converter conversao
  destruir destruicao
  mover movimento
  medir medicao medida
  tamanho medir comprimento extensao
  repetir repeticao
  inserir insercao
  dissolver dissolucao
  evoluir evolucao
  introduzir introducao
  deduzir deducao
  induzir inducao
  conduzir conducao
  refletir reflexao
  comprimir compressao
  admitir admissao
  emitir emissao
  incluir inclusao
  excluir exclusao
  difundir difusao
  colidir colisao
  aderir adesao
  inverter inversao
  suceder sucessao
  compreender compreensao
  fugir fuga
  escolher escolha
  escravo escravizado
`);
