const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Folded words without content of their own: grammar, adverbs, the commonest verbs; English grammar too. */
export const stopWords: ReadonlySet<string> = list(`
  a o as os um uma uns umas e ou nem mas porem que se de do da dos das em no na nos nas ao aos por pelo pela
  pelos pelas para pra com sem sob sobre entre ate desde apos ante contra perante como quando onde quanto
  quanta quantos quantas quem qual quais cujo cuja cujos cujas porque pois portanto logo entao assim embora
  enquanto caso conforme segundo durante mediante exceto salvo alem aquem apesar eu tu ele ela nos vos eles
  elas voce voces me te lhe lhes meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas dele
  dela deles delas este esta estes estas esse essa esses essas aquele aquela aqueles aquelas isto isso aquilo
  deste desta destes destas desse dessa desses dessas daquele daquela neste nesta nestes nestas nesse nessa
  nesses nessas naquele naquela nisso nisto disso disto tal tais outro outra outros outras mesmo mesma mesmos
  mesmas proprio propria proprios proprias todo toda todos todas tudo cada qualquer quaisquer algum alguma
  alguns algumas nenhum nenhuma nada ninguem alguem algo varios varias muito muita muitos muitas pouco pouca
  poucos poucas mais menos tao tanto tanta tantos tantas bem mal ja ainda tambem sempre nunca jamais hoje
  ontem agora aqui ali la so somente apenas inclusive etc sim nao cerca quase ambos ambas dois duas tres
  quatro cinco seis sete oito nove dez cem mil milhao milhoes bilhao bilhoes primeiro primeira segunda terceiro
  terceira ultimo ultima e sao foi foram era eram ser sendo sido seja sejam sera serao seria fosse estar esta
  estao estava estavam estado ter tem tinha tinham teve tiveram tendo tido ha haver havia houve existe existem
  pode podem podia poder poderia deve devem dever vai vao ir vem fazer faz fazem fez feito dar da dao deu dizer
  diz disse ficar fica ficam tornar torna tornam tornou chama chamado chamada chamados chamadas possui possuem
  the of and in is are was were to with by from on at as an it its this that these those or be has have not
  which can into than their they
`);

/** Folded nouns too general to be learnt or asked alone. */
export const weakNouns: ReadonlySet<string> = list(`
  processo processos fenomeno fenomenos metodo metodos sistema sistemas tecnica tecnicas fato fatos evento
  eventos periodo periodos epoca epocas autor autora autores texto textos livro livros obra obras conflito
  conflitos guerra guerras pais paises cidade cidades regiao regioes governo governos rei rainha imperador
  presidente lei leis documento documentos tratado tratados acordo acordos movimento movimentos revolta partido
  empresa empresas grupo grupos estudo estudos pesquisa pesquisas experimento resultado resultados teoria
  teorias conceito conceitos termo termos palavra palavras ideia ideias problema problemas questao questoes
  exemplo exemplos caso casos valor valores numero numeros medida medidas solucao resposta respostas maioria
  minoria parte partes etapa etapas fase fases tipo tipos forma formas maneira maneiras modo modos meio meios
  funcao funcoes papel objetivo objetivos finalidade caracteristica caracteristicas diferenca relacao causa
  causas consequencia consequencias razao motivo motivos vez vezes ano anos dia dias mes meses seculo seculos
  decada decadas hora horas momento inicio fim final lugar local locais area areas nivel niveis conjunto
  quantidade serie ponto pontos coisa coisas aspecto aspectos elemento elementos fator fatores item itens
  situacao situacoes condicao condicoes vida tempo mundo homem homens pessoa pessoas gente nome nomes base
  principio principios uso usos efeito efeitos capitulo secao figura tabela quadro pagina aula assunto tema
  materia conteudo crise reforma ciclo estrutura estruturas artigo codigo personagem narrador poema cientista
  cientistas filosofo escritor programa funcionario povo populacao territorio reino estado estados dado dados
  maior menor principal principais grande grandes importante importantes diferente diferentes possivel presenca
  ausencia capacidade necessidade importancia existencia lado longo redor torno vista medio media geral
  aumento reducao perda ganho contato acao exercicio direito interior exterior norte sul leste oeste gama
  variedade diversidade maximo minimo total metade volta partir frente favor respeito termica tipica contrario
`);

/** Folded adjectives that come before their noun: "as primeiras cidades". */
export const leadingAdjectives: ReadonlySet<string> = list(`
  principal principais grande grandes pequeno pequena pequenos pequenas primeiro primeira primeiros primeiras
  segundo segunda terceiro terceira ultimo ultima ultimos ultimas novo nova novos novas antigo antiga antigos
  antigas maior maiores menor menores melhor melhores pior piores bom boa bons boas mesmo mesma mesmos mesmas
  proprio propria unico unica unicos unicas diversos diversas diferentes varios varias outro outra outros outras
  verdadeiro verdadeira famoso famosa intenso intensa importante importantes dois duas tres quatro cinco seis
  sete oito nove dez simples alto alta baixo baixa forte fortes longo longa curto curta plena pleno segundos
  chamado chamada chamados chamadas determinado determinada certo certa certos certas referido referida futuro
  futura grosso elevado elevada rapido rapida enorme enormes
`);

/** Folded nouns that say too little when hidden in a sentence, though they may be asked about. */
export const vagueNouns: ReadonlySet<string> = list(`
  plural singular soma produto produtos prazo espaco espacos sequencia passo passos informacao informacoes
  crescimento corpo corpos objeto objetos detalhe detalhes sentimento sentimentos ordem campo campos caminho topo
  substancia substancias ser seres membro membros individuo individuos sociedade pagina paginas tela lista listas
  porcao mistura agente agentes direcao sentido distancia superficie material materiais recurso recursos atividade
  atividades trabalho mudanca mudancas transporte unidade unidades servico servicos geracao geracoes passagem
  fusao combinacao transferencia tendencia interacao contagem presente passado futuro ambiente ambientes moderno
  janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro complexo laco aquecimento
  problema velocidade extensao altura lei leis mar ar nivel sinal sinais grupo decisao decisoes pais brasil
  responsavel quilometro quilometros metro metros porcentagem camada camadas conteudo usuario desenvolvimento
  formacao producao criacao construcao realizacao busca troca parede paredes produtor produtores valores animal
  animais planta plantas acao acoes povo povos mundo cultura poder controle comportamento
`);
