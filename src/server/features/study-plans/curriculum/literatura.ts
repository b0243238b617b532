import type { Curriculum } from './curriculum.ts';

export const literatura = {
  subject: 'Literatura',
  aliases: ['literatura brasileira e portuguesa', 'escolas literárias', 'movimentos literários'],
  areas: {
    'literatura brasileira': [
      'Quinhentismo no Brasil',
      'Barroco no Brasil e em Portugal',
      'Arcadismo',
      'Poesia romântica no Brasil',
      'Romance romântico brasileiro',
      'Realismo e Naturalismo no Brasil',
      'Machado de Assis',
      'Pré-Modernismo',
      'Vanguardas e Semana de Arte Moderna',
      'Primeira geração modernista',
      'Poesia da segunda geração modernista',
      'Romance de 1930',
      'Literatura afro-brasileira e indígena',
      'Clarice Lispector',
      'Poesia brasileira depois de 1945',
      'Prosa brasileira contemporânea',
    ],
    'literatura portuguesa': [
      'Trovadorismo',
      'Humanismo e Gil Vicente',
      'Classicismo e Camões',
      'Romantismo e Realismo em Portugal',
      'Fernando Pessoa e a revista Orpheu',
      'José Saramago e a prosa africana',
    ],
    'gêneros literários': [
      'Gêneros lírico, épico e dramático',
      'Elementos da narrativa',
      'Crônica e conto brasileiros',
    ],
    'literatura medieval': ['Trovadorismo', 'Humanismo e Gil Vicente'],
    'literatura colonial': ['Quinhentismo no Brasil', 'Barroco no Brasil e em Portugal', 'Arcadismo'],
    romantismo: [
      'Poesia romântica no Brasil',
      'Romance romântico brasileiro',
      'Romantismo e Realismo em Portugal',
    ],
    realismo: ['Realismo e Naturalismo no Brasil', 'Machado de Assis', 'Romantismo e Realismo em Portugal'],
    modernismo: [
      'Vanguardas e Semana de Arte Moderna',
      'Primeira geração modernista',
      'Poesia da segunda geração modernista',
      'Romance de 1930',
      'Fernando Pessoa e a revista Orpheu',
    ],
    'terceira geração modernista': [
      'Guimarães Rosa',
      'Clarice Lispector',
      'Poesia brasileira depois de 1945',
    ],
    'poesia brasileira': [
      'Verso, ritmo e formas do poema',
      'Poesia romântica no Brasil',
      'Primeira geração modernista',
      'Poesia da segunda geração modernista',
      'Poesia brasileira depois de 1945',
    ],
    'romance brasileiro': [
      'Romance romântico brasileiro',
      'Machado de Assis',
      'Romance de 1930',
      'Prosa brasileira contemporânea',
    ],
    'literatura contemporânea': [
      'Poesia brasileira depois de 1945',
      'Prosa brasileira contemporânea',
      'Literatura afro-brasileira e indígena',
      'José Saramago e a prosa africana',
    ],
    'literatura negra': ['Literatura afro-brasileira e indígena'],
    'literatura africana': ['José Saramago e a prosa africana'],
    escritoras: [
      'Clarice Lispector',
      'Literatura afro-brasileira e indígena',
      'Poesia da segunda geração modernista',
      'Prosa brasileira contemporânea',
    ],
  },
  topics: [
    {
      name: 'Texto literário e linguagem figurada',
      description: 'O que distingue o uso artístico da palavra e os recursos que multiplicam sentidos.',
      priority: 'alta',
      weight: 2,
      level: 1,
      subtopics: [
        [
          'Conotação, denotação e função poética',
          'Sentido literal, sentido figurado e o texto que chama atenção para a própria forma.',
        ],
        [
          'Figuras de linguagem',
          'Metáfora, metonímia, antítese, ironia, hipérbole e outras, sempre pelo efeito que produzem.',
        ],
      ],
      hint: 'Ao achar uma figura, reescreva o trecho sem ela e diga o que se perdeu.',
    },
    {
      name: 'Gêneros lírico, épico e dramático',
      description: 'As três grandes formas da criação literária, da Antiguidade aos nossos dias.',
      priority: 'alta',
      weight: 2,
      level: 1,
      requires: ['Texto literário e linguagem figurada'],
      subtopics: [
        [
          'Voz lírica e subjetividade',
          'O eu que fala no poema não é o autor: emoção, musicalidade e imagem.',
        ],
        [
          'Da epopeia ao romance',
          'Do herói que representa um povo ao indivíduo comum em conflito com o mundo.',
        ],
        ['Tragédia, comédia e auto', 'Texto feito para o palco: diálogos, rubricas, atos e cenas.'],
      ],
      hint: 'Conte o mesmo acontecimento em um poema curto, em um parágrafo narrado e em um diálogo de cena.',
    },
    {
      name: 'Verso, ritmo e formas do poema',
      description:
        'Ferramentas para ler um poema: contagem de sílabas, rimas, estrofes e disposição na página.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Gêneros lírico, épico e dramático'],
      subtopics: [
        [
          'Métrica, rima e sonoridade',
          'Escansão, redondilhas e decassílabos, esquemas de rima, aliterações e assonâncias.',
        ],
        [
          'Soneto, ode, canção e verso livre',
          'Formas fixas da tradição e a liberdade conquistada no século XX.',
        ],
      ],
      hint: 'Leia o poema em voz alta batendo o ritmo na mesa antes de contar as sílabas poéticas.',
    },
    {
      name: 'Elementos da narrativa',
      description: 'Quem conta, o que acontece, com quem, onde e de que modo se ouvem as vozes.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Gêneros lírico, épico e dramático'],
      subtopics: [
        [
          'Narrador e foco narrativo',
          'Primeira ou terceira pessoa, onisciência, observação e grau de confiança.',
        ],
        [
          'Enredo, personagens e espaço',
          'Conflito, clímax e desfecho; personagens planas e redondas; tempo cronológico e psicológico.',
        ],
        [
          'Discurso direto, indireto e indireto livre',
          'Como a fala e o pensamento das personagens entram no texto.',
        ],
      ],
      hint: 'Reescreva a mesma cena trocando o narrador e observe o que o leitor passa a saber ou a ignorar.',
    },
    {
      name: 'Crônica e conto brasileiros',
      description: 'Dois gêneros breves, muito lidos e muito cobrados, com técnicas próprias.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Elementos da narrativa'],
      subtopics: [
        [
          'Crônica e cotidiano',
          'O pequeno fato do dia visto com humor ou lirismo por Rubem Braga, Fernando Sabino e outros.',
        ],
        [
          'Tensão e economia do conto',
          'Um só conflito, poucas personagens e um final que pesa, de Machado a Dalton Trevisan.',
        ],
      ],
      hint: 'Leia uma crônica por dia durante uma semana e escreva a sua sobre algo visto no caminho da escola.',
    },
    {
      name: 'Trovadorismo',
      description: 'A poesia cantada em galego-português na Idade Média e seus cancioneiros.',
      priority: 'baixa',
      weight: 1,
      level: 1,
      requires: ['Verso, ritmo e formas do poema'],
      subtopics: [
        [
          'Cantigas de amor e de amigo',
          'Vassalagem amorosa na voz masculina e saudade na voz feminina criada pelo trovador.',
        ],
        [
          'Cantigas de escárnio e de maldizer',
          'Sátira indireta ou aberta aos costumes e às pessoas da corte.',
        ],
      ],
      hint: 'Ouça uma canção popular de saudade e procure nela o refrão e o paralelismo das cantigas de amigo.',
    },
    {
      name: 'Humanismo e Gil Vicente',
      description: 'A passagem do mundo medieval ao Renascimento na prosa, na poesia e no palco português.',
      priority: 'baixa',
      weight: 2,
      level: 1,
      requires: ['Trovadorismo'],
      subtopics: [
        [
          'Fernão Lopes e a poesia palaciana',
          'Crônica histórica com o povo em cena e versos que se separam da música.',
        ],
        [
          'Autos e farsas de Gil Vicente',
          'Crítica social e moral religiosa no Auto da Barca do Inferno e na Farsa de Inês Pereira.',
        ],
      ],
      hint: 'Monte o elenco do Auto da Barca do Inferno: quem chega, o que carrega, que pecado representa e que destino recebe.',
    },
    {
      name: 'Classicismo e Camões',
      description: 'Equilíbrio, mitologia e razão no Renascimento português e seu maior poeta.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Humanismo e Gil Vicente'],
      subtopics: [
        [
          'Lírica camoniana',
          'Redondilhas e sonetos sobre o amor contraditório, a mudança e o desconcerto do mundo.',
        ],
        [
          'Os Lusíadas: estrutura e episódios',
          'Dez cantos em oitava-rima, a viagem de Vasco da Gama, Inês de Castro, o Velho do Restelo e Adamastor.',
        ],
      ],
      hint: 'Parafraseie um soneto de Camões estrofe por estrofe e só depois destaque as antíteses.',
    },
    {
      name: 'Quinhentismo no Brasil',
      description: 'Os primeiros textos escritos sobre a terra e para catequizar seus habitantes.',
      priority: 'média',
      weight: 1,
      level: 1,
      requires: ['Texto literário e linguagem figurada'],
      subtopics: [
        [
          'Carta de Caminha e relatos de viajantes',
          'O olhar do europeu sobre a terra e os indígenas, entre o espanto e o interesse.',
        ],
        [
          'Anchieta e a literatura de catequese',
          'Autos e poemas em português, tupi, espanhol e latim a serviço da missão jesuíta.',
        ],
      ],
      hint: 'Compare um trecho da Carta de Caminha com um texto de autor indígena de hoje sobre o mesmo encontro.',
    },
    {
      name: 'Barroco no Brasil e em Portugal',
      description: 'A arte do conflito entre corpo e alma, pecado e perdão, no século XVII.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Classicismo e Camões', 'Quinhentismo no Brasil'],
      subtopics: [
        [
          'Cultismo, conceptismo e contrastes',
          'Jogo de palavras, jogo de ideias, antíteses e paradoxos da Contrarreforma.',
        ],
        [
          'Poesia de Gregório de Matos',
          'As faces satírica, amorosa e religiosa do poeta baiano apelidado Boca do Inferno.',
        ],
        [
          'Sermões de Antônio Vieira',
          'Argumentação em prosa, crítica ao mau pregador, defesa dos indígenas e a política da época.',
        ],
      ],
      hint: 'Esquematize um sermão de Vieira como um debate: tese, exemplos bíblicos, objeções e conclusão.',
    },
    {
      name: 'Arcadismo',
      description: 'Razão, simplicidade e natureza idealizada no século da mineração e das conjurações.',
      priority: 'média',
      weight: 2,
      level: 2,
      requires: ['Barroco no Brasil e em Portugal'],
      subtopics: [
        [
          'Lírica árcade mineira',
          'Lemas latinos, pseudônimos pastoris e a poesia de Cláudio Manuel da Costa e Tomás Antônio Gonzaga.',
        ],
        [
          'Sátira, epopeia e Bocage',
          'Cartas Chilenas, O Uraguai, Caramuru e o poeta português que já anuncia o Romantismo.',
        ],
      ],
      hint: 'Separe nas liras de Marília de Dirceu o que é convenção pastoril e o que é marca da vida do poeta.',
    },
    {
      name: 'Poesia romântica no Brasil',
      description: 'Três gerações que cantaram a nação, a dor individual e a liberdade dos escravizados.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Verso, ritmo e formas do poema'],
      subtopics: [
        [
          'Indianismo e nação em Gonçalves Dias',
          'Natureza, saudade e o herói indígena idealizado depois da Independência.',
        ],
        [
          'Ultrarromantismo e Álvares de Azevedo',
          'Morte, sonho, tédio, amor impossível e também a ironia da segunda geração.',
        ],
        [
          'Condoreirismo e abolição em Castro Alves',
          'Oratória, imagens grandiosas e denúncia do tráfico em O Navio Negreiro.',
        ],
      ],
      hint: 'Recite um poema de cada geração e anote como mudam a natureza, a mulher e o país em cada um.',
    },
    {
      name: 'Romance romântico brasileiro',
      description: 'O folhetim que formou leitores e desenhou a corte, o interior e o passado do país.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Elementos da narrativa'],
      subtopics: [
        [
          'Romances de José de Alencar',
          'Indianistas, históricos, regionalistas e urbanos, de Iracema a Senhora.',
        ],
        [
          'Folhetim, costumes e malandragem',
          'A Moreninha, Memórias de um Sargento de Milícias e o gosto do público do século XIX.',
        ],
      ],
      hint: 'Resuma o enredo de Senhora como uma negociação em quatro partes e explique o título de cada uma.',
    },
    {
      name: 'Romantismo e Realismo em Portugal',
      description: 'Da novela passional à crítica da burguesia e do clero na Lisboa do século XIX.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Romance romântico brasileiro'],
      subtopics: [
        [
          'Garrett, Herculano e Camilo Castelo Branco',
          'Nacionalismo, romance histórico e amores contrariados como o de Amor de Perdição.',
        ],
        [
          'Questão Coimbrã e poesia realista',
          'A polêmica de 1865, os sonetos de Antero de Quental e a cidade vista por Cesário Verde.',
        ],
        [
          'Romances de Eça de Queirós',
          'Ironia e análise social em O Primo Basílio, O Crime do Padre Amaro e A Cidade e as Serras.',
        ],
      ],
      hint: 'Escolha uma cena de Eça e sublinhe os detalhes de ambiente que já julgam a personagem.',
    },
    {
      name: 'Realismo e Naturalismo no Brasil',
      description: 'Observação crítica da sociedade e o ser humano reduzido ao meio, à raça e ao momento.',
      priority: 'média',
      weight: 2,
      level: 2,
      requires: ['Romance romântico brasileiro'],
      subtopics: [
        [
          'Ideias científicas e romance de tese',
          'Positivismo, determinismo e darwinismo social, com os preconceitos que carregavam.',
        ],
        [
          'Aluísio Azevedo e O Cortiço',
          'A habitação coletiva como personagem, a exploração e a animalização das pessoas.',
        ],
        [
          'Obras de Raul Pompeia e Adolfo Caminha',
          'O internato de O Ateneu e o amor entre marinheiros em Bom-Crioulo.',
        ],
      ],
      hint: 'Liste as comparações com animais em um capítulo de O Cortiço e discuta a visão de ser humano por trás delas.',
    },
    {
      name: 'Machado de Assis',
      description:
        'O maior prosador do século XIX brasileiro, sua ironia e seus narradores pouco confiáveis.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Realismo e Naturalismo no Brasil'],
      subtopics: [
        [
          'Memórias Póstumas e Dom Casmurro',
          'Um defunto autor, um marido ciumento e o leitor obrigado a desconfiar dos dois.',
        ],
        [
          'Ironia e crítica à elite escravista',
          'Conversa com o leitor, digressão, pessimismo e as relações de favor no Império.',
        ],
        [
          'Contos machadianos',
          'O Alienista, A Cartomante, Pai contra Mãe e outros estudos da aparência e do poder.',
        ],
      ],
      hint: 'Leia Dom Casmurro com duas canetas: uma para as provas de Bento, outra para as falhas dele como testemunha.',
    },
    {
      name: 'Parnasianismo',
      description: 'Culto da forma perfeita e da descrição objetiva na poesia do fim do século XIX.',
      priority: 'baixa',
      weight: 1,
      level: 2,
      requires: ['Poesia romântica no Brasil'],
      subtopics: [
        [
          'Arte pela arte e rigor formal',
          'Vocabulário raro, rimas ricas, chave de ouro e temas da Antiguidade.',
        ],
        [
          'Olavo Bilac e seus contemporâneos',
          'O sucesso de Bilac ao lado de Alberto de Oliveira, Raimundo Correia e Francisca Júlia.',
        ],
      ],
      hint: 'Ponha lado a lado Profissão de Fé, de Bilac, e Os Sapos, de Bandeira, e explique a provocação.',
    },
    {
      name: 'Simbolismo',
      description: 'Sugestão, música e mistério contra a frieza da descrição parnasiana.',
      priority: 'baixa',
      weight: 2,
      level: 3,
      requires: ['Parnasianismo'],
      subtopics: [
        [
          'Musicalidade, sinestesia e espiritualidade',
          'Sons, cores e sensações misturados para sugerir em vez de nomear.',
        ],
        [
          'Cruz e Sousa e outros simbolistas',
          'Missal e Broquéis, a dor do poeta negro, Alphonsus de Guimaraens e o português Camilo Pessanha.',
        ],
      ],
      hint: 'Grave a leitura de Violões que Choram e marque os sons que se repetem antes de buscar o sentido.',
    },
    {
      name: 'Pré-Modernismo',
      description: 'Obras do início do século XX que revelaram um Brasil esquecido pela República.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Realismo e Naturalismo no Brasil'],
      subtopics: [
        [
          'Euclides da Cunha e Os Sertões',
          'A terra, o homem e a luta: de repórter da guerra a acusador do massacre de Canudos.',
        ],
        [
          'Lima Barreto e Monteiro Lobato',
          'O subúrbio carioca, o racismo, o ufanismo de Policarpo Quaresma e o controverso Jeca Tatu.',
        ],
        [
          'Poesia de Augusto dos Anjos',
          'Vocabulário científico, decomposição e angústia nos versos do livro Eu.',
        ],
      ],
      hint: 'Escreva o que o Brasil oficial dizia de si em 1900 e o que cada um desses autores respondeu.',
    },
    {
      name: 'Vanguardas e Semana de Arte Moderna',
      description: 'As rupturas artísticas europeias e o evento de fevereiro de 1922 em São Paulo.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Pré-Modernismo', 'Parnasianismo'],
      subtopics: [
        [
          'Vanguardas europeias',
          'Futurismo, Cubismo, Expressionismo, Dadaísmo e Surrealismo em quadros e poemas.',
        ],
        [
          'Semana de 1922 e manifestos modernistas',
          'O Theatro Municipal, as vaias e os manifestos Pau-Brasil e Antropófago que vieram depois.',
        ],
      ],
      hint: 'Associe um quadro a cada vanguarda e encontre em um poema modernista o mesmo procedimento.',
    },
    {
      name: 'Primeira geração modernista',
      description: 'Verso livre, fala brasileira, humor e revisão do passado entre 1922 e 1930.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Vanguardas e Semana de Arte Moderna'],
      subtopics: [
        [
          'Mário de Andrade e Macunaíma',
          'Pauliceia Desvairada, a pesquisa da cultura popular e o herói sem nenhum caráter.',
        ],
        [
          'Oswald de Andrade e a antropofagia',
          'Poemas-pílula, paródia da história oficial e a ideia de devorar o estrangeiro.',
        ],
        [
          'Poesia de Manuel Bandeira',
          'O cotidiano, a infância no Recife, a doença e a simplicidade muito trabalhada.',
        ],
      ],
      hint: 'Leia um poema de Oswald ao lado da Carta de Caminha e mostre como a paródia inverte o documento.',
    },
    {
      name: 'Fernando Pessoa e a revista Orpheu',
      description: 'O início do Modernismo português e o poeta que inventou outros poetas.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Vanguardas e Semana de Arte Moderna'],
      subtopics: [
        [
          'Orpheu e Mário de Sá-Carneiro',
          'O escândalo de 1915, a fragmentação do eu e a poesia da insatisfação.',
        ],
        [
          'Heterônimos: Caeiro, Reis e Campos',
          'O mestre das sensações, o clássico estoico e o engenheiro da modernidade e do cansaço.',
        ],
        [
          'Poesia ortônima e Mensagem',
          'O fingimento poético, a dor de pensar e a releitura mítica da história de Portugal.',
        ],
      ],
      hint: 'Leia três poemas sem o nome do autor e descubra o heterônimo pela forma e pela visão de mundo.',
    },
    {
      name: 'Poesia da segunda geração modernista',
      description: 'A maturidade da poesia moderna diante da guerra, da solidão e da fé.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Primeira geração modernista'],
      subtopics: [
        [
          'Carlos Drummond de Andrade',
          'O eu desajeitado diante do mundo, Itabira, A Rosa do Povo e a poesia que pensa a si mesma.',
        ],
        [
          'Cecília Meireles e Vinicius de Moraes',
          'A passagem das coisas, o Romanceiro da Inconfidência, o soneto de amor e a canção.',
        ],
        [
          'Religiosidade em Murilo Mendes e Jorge de Lima',
          'Imagens surreais, fé cristã e cultura negra nordestina.',
        ],
      ],
      hint: 'Escolha cinco poemas de Drummond de livros diferentes e diga como o eu se relaciona com o mundo em cada um.',
    },
    {
      name: 'Romance de 1930',
      description: 'Seca, engenho, cacau, cidade e pampa em romances de denúncia e análise social.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Pré-Modernismo', 'Elementos da narrativa'],
      subtopics: [
        [
          'Graciliano Ramos',
          'Linguagem enxuta e opressão em Vidas Secas, São Bernardo, Angústia e Memórias do Cárcere.',
        ],
        [
          'Rachel de Queiroz e José Lins do Rego',
          'A seca de 1915 em O Quinze e a decadência dos engenhos em Menino de Engenho e Fogo Morto.',
        ],
        [
          'Obras de Jorge Amado e Erico Verissimo',
          'Meninos de rua e lavouras da Bahia; a formação do Rio Grande do Sul em O Tempo e o Vento.',
        ],
      ],
      hint: 'Conte quantas vezes as personagens de Vidas Secas falam em um capítulo e relacione o silêncio à condição delas.',
    },
    {
      name: 'Literatura afro-brasileira e indígena',
      description: 'Vozes que contam o Brasil a partir de quem foi por muito tempo apenas personagem.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Elementos da narrativa'],
      subtopics: [
        [
          'De Maria Firmina a Carolina de Jesus',
          'Úrsula, os versos de Luiz Gama e o diário da favela em Quarto de Despejo.',
        ],
        [
          'Conceição Evaristo e a escrevivência',
          'Memória, mulheres negras e a escrita que nasce da experiência coletiva.',
        ],
        [
          'Autoria indígena contemporânea',
          'Daniel Munduruku, Eliane Potiguara e Ailton Krenak: oralidade, território e memória.',
        ],
      ],
      hint: 'Leia um conto de Olhos d’Água e explique como o ponto de vista muda o que se conta sobre a violência.',
    },
    {
      name: 'Guimarães Rosa',
      description: 'O sertão transformado em linguagem nova e em perguntas sobre bem, mal e destino.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Romance de 1930'],
      subtopics: [
        [
          'Contos de Sagarana e Primeiras Estórias',
          'Neologismos, oralidade e travessias em narrativas como A Terceira Margem do Rio.',
        ],
        ['Grande Sertão: Veredas', 'A fala de Riobaldo, o pacto, Diadorim e a memória que busca sentido.'],
      ],
      hint: 'Leia em voz alta e sem dicionário a primeira vez; na segunda, desmonte dez palavras inventadas.',
    },
    {
      name: 'Clarice Lispector',
      description: 'A narrativa voltada para dentro e o instante que desarruma uma vida comum.',
      priority: 'alta',
      weight: 3,
      level: 3,
      requires: ['Romance de 1930'],
      subtopics: [
        [
          'Epifania e fluxo de consciência',
          'Contos de Laços de Família em que um fato mínimo abre uma crise.',
        ],
        ['A Hora da Estrela', 'Macabéa, o narrador Rodrigo S. M. e a dificuldade de falar pelo outro.'],
      ],
      hint: 'Em cada conto, marque a linha exata em que a personagem deixa de ser quem era e justifique.',
    },
    {
      name: 'Poesia brasileira depois de 1945',
      description: 'Do rigor da construção ao poema visual, à canção e ao mimeógrafo.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Poesia da segunda geração modernista'],
      subtopics: [
        [
          'João Cabral de Melo Neto',
          'A poesia como engenharia, a pedra, o rio Capibaribe e Morte e Vida Severina.',
        ],
        [
          'Concretismo e poesia visual',
          'Os irmãos Campos e Décio Pignatari, a palavra no espaço e a crítica de Ferreira Gullar.',
        ],
        [
          'Tropicália e poesia marginal',
          'Canção de protesto e de invenção, Ana Cristina Cesar, Cacaso e Paulo Leminski.',
        ],
      ],
      hint: 'Copie à mão um poema concreto e descreva o que a posição de cada palavra faz com a leitura.',
    },
    {
      name: 'Teatro brasileiro moderno',
      description: 'A renovação do palco a partir dos anos 1940, do subconsciente ao riso popular.',
      priority: 'baixa',
      weight: 2,
      level: 3,
      requires: ['Primeira geração modernista'],
      subtopics: [
        [
          'Nelson Rodrigues e a nova cena',
          'Os três planos de Vestido de Noiva, a família e a moral carioca.',
        ],
        [
          'Ariano Suassuna, Dias Gomes e Guarnieri',
          'Auto da Compadecida, O Pagador de Promessas e a greve de Eles Não Usam Black-tie.',
        ],
      ],
      hint: 'Assista a uma montagem ou adaptação, compare com o texto e liste três escolhas da direção.',
    },
    {
      name: 'Prosa brasileira contemporânea',
      description: 'Contos e romances da ditadura aos nossos dias, com cidades, memórias e novas vozes.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Romance de 1930'],
      subtopics: [
        [
          'Lygia Fagundes Telles, Rubem Fonseca e a ditadura',
          'Ambiguidade, violência urbana e censura na ficção dos anos 1960 e 1970.',
        ],
        [
          'Ficção do século XXI',
          'Milton Hatoum, Itamar Vieira Junior, Jeferson Tenório e outros autores premiados.',
        ],
      ],
      hint: 'Confira as leituras obrigatórias do seu vestibular e faça uma ficha por obra com narrador, conflito e contexto.',
    },
    {
      name: 'José Saramago e a prosa africana',
      description: 'O romance português recente e escritores de Angola e de Moçambique.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Elementos da narrativa', 'Romantismo e Realismo em Portugal'],
      subtopics: [
        [
          'Alegoria e história em Saramago',
          'Memorial do Convento, Ensaio sobre a Cegueira e uma pontuação que imita a fala.',
        ],
        [
          'Mia Couto, Pepetela e Paulina Chiziane',
          'Independência, guerra, tradição e condição da mulher em romances escritos na África.',
        ],
      ],
      hint: 'Leia um trecho de Saramago em voz alta, separe as falas com travessões e veja o que o original ganha sem eles.',
    },
    {
      name: 'Intertextualidade e leitura comparada',
      description: 'Como as obras conversam entre si e como escrever sobre elas em prova discursiva.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Machado de Assis', 'Primeira geração modernista'],
      subtopics: [
        [
          'Paródia, paráfrase, citação e alusão',
          'As muitas versões da Canção do Exílio e outros diálogos entre textos.',
        ],
        [
          'Literatura, cinema, pintura e canção',
          'O que cada linguagem consegue dizer e o que se transforma na adaptação.',
        ],
        [
          'Resposta analítica com apoio no texto',
          'Afirmação clara, trecho bem escolhido e explicação que liga um ao outro.',
        ],
      ],
      hint: 'Reúna três versões da Canção do Exílio e escreva um parágrafo que as compare por um único critério.',
    },
  ],
  resources: [
    {
      title: 'História Concisa da Literatura Brasileira, de Alfredo Bosi',
      description: 'Panorama clássico, da colônia ao século XX, para consultar a cada movimento.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Hist%C3%B3ria+Concisa+da+Literatura+Brasileira+Alfredo+Bosi',
      level: 2,
    },
    {
      title: 'Biblioteca Brasiliana Guita e José Mindlin (USP)',
      description: 'Acervo digital com primeiras edições de clássicos brasileiros para ler de graça.',
      type: 'website',
      url: 'https://www.bbm.usp.br',
    },
    {
      title: 'Portal Domínio Público',
      description:
        'Biblioteca digital do Ministério da Educação com obras completas de Machado, Pessoa e outros.',
      type: 'website',
      url: 'https://www.google.com/search?q=Portal+Dom%C3%ADnio+P%C3%BAblico+biblioteca+digital',
    },
    {
      title: 'Versos, Sons, Ritmos, de Norma Goldstein',
      description: 'Livro breve que ensina a analisar poemas, da métrica às figuras sonoras.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Versos+Sons+Ritmos+Norma+Goldstein',
      level: 1,
    },
    {
      title: 'Professor Noslen',
      description: 'Videoaulas bem-humoradas sobre movimentos literários, autores e obras.',
      type: 'vídeo',
      url: 'https://www.youtube.com/results?search_query=professor+noslen+literatura',
      level: 1,
    },
    {
      title: 'Tatiana Feltrin (Tiny Little Things)',
      description: 'Resenhas e leituras comentadas de clássicos brasileiros e estrangeiros.',
      type: 'vídeo',
      url: 'https://www.youtube.com/results?search_query=tatiana+feltrin+cl%C3%A1ssicos',
    },
    {
      title: 'Enciclopédia Itaú Cultural',
      description: 'Verbetes confiáveis sobre escritores, obras e movimentos da arte brasileira.',
      type: 'website',
      url: 'https://enciclopedia.itaucultural.org.br',
    },
    {
      title: 'A Literatura Portuguesa, de Massaud Moisés',
      description: 'História dos movimentos e autores portugueses, das cantigas ao século XX.',
      type: 'livro',
      url: 'https://www.google.com/search?q=A+Literatura+Portuguesa+Massaud+Mois%C3%A9s',
      level: 2,
    },
    {
      title: 'Na Sala de Aula: Caderno de Análise Literária, de Antonio Candido',
      description: 'Seis poemas analisados passo a passo por um mestre da crítica.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Na+Sala+de+Aula+Caderno+de+An%C3%A1lise+Liter%C3%A1ria+Antonio+Candido',
      level: 3,
    },
    {
      title: 'Machado de Assis em Linha',
      description: 'Revista acadêmica em acesso aberto com estudos sobre a obra do autor.',
      type: 'artigo',
      url: 'https://www.google.com/search?q=Machado+de+Assis+em+Linha+revista+SciELO',
      level: 3,
    },
  ],
  evaluationMethods: [
    {
      name: 'Diário de leitura',
      description:
        'Meia página sobre o que foi lido: um trecho copiado, o efeito que ele produz e uma pergunta que ficou.',
      frequency: 'Semanal',
    },
    {
      name: 'Identificação às cegas',
      description:
        'Cinco trechos sem autoria para reconhecer movimento e gênero, com duas marcas do texto como prova.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Análise escrita de trecho',
      description: 'Um texto de quinze linhas que parta da forma do poema ou da cena e chegue ao sentido.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Simulado com obras e movimentos',
      description: 'Quinze questões de provas anteriores em 45 minutos, relendo depois os textos errados.',
      frequency: 'Mensal',
    },
  ],
} satisfies Curriculum;
