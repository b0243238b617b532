import type { Curriculum } from './curriculum.ts';

export const portugues = {
  subject: 'Língua Portuguesa',
  aliases: [
    'português',
    'gramática',
    'interpretação de texto',
    'linguagens, códigos e suas tecnologias',
    'língua materna',
  ],
  areas: {
    gramática: [
      'Pronomes',
      'Verbos: tempos, modos e vozes',
      'Sujeito e predicado',
      'Complementos, adjuntos e aposto',
      'Orações subordinadas',
      'Pontuação',
      'Concordância verbal e nominal',
      'Regência verbal e nominal',
      'Crase',
    ],
    interpretação: [
      'Leitura e compreensão de textos',
      'Tipos e gêneros textuais',
      'Textos com imagem',
      'Pressupostos, subentendidos e ironia',
      'Vozes do texto e intertextualidade',
    ],
    'compreensão de texto': [
      'Leitura e compreensão de textos',
      'Textos com imagem',
      'Pressupostos, subentendidos e ironia',
    ],
    fonologia: ['Sílabas, tonicidade e acentuação'],
    ortografia: ['Ortografia e emprego do hífen', 'Sílabas, tonicidade e acentuação'],
    morfologia: [
      'Substantivos, adjetivos e artigos',
      'Pronomes',
      'Verbos: tempos, modos e vozes',
      'Advérbios, preposições e interjeições',
      'Estrutura e formação de palavras',
      'Conjunções e orações coordenadas',
    ],
    'classes de palavras': [
      'Substantivos, adjetivos e artigos',
      'Pronomes',
      'Verbos: tempos, modos e vozes',
      'Advérbios, preposições e interjeições',
    ],
    sintaxe: [
      'Sujeito e predicado',
      'Complementos, adjuntos e aposto',
      'Conjunções e orações coordenadas',
      'Orações subordinadas',
      'Concordância verbal e nominal',
      'Regência verbal e nominal',
    ],
    'análise sintática': [
      'Sujeito e predicado',
      'Complementos, adjuntos e aposto',
      'Conjunções e orações coordenadas',
      'Orações subordinadas',
    ],
    vírgula: ['Pontuação'],
    semântica: ['Sentido das palavras', 'Figuras de linguagem', 'Pressupostos, subentendidos e ironia'],
    estilística: ['Figuras de linguagem', 'Reescrita, clareza e estilo'],
    conectivos: ['Conjunções e orações coordenadas', 'Coesão e coerência'],
    redação: [
      'Coesão e coerência',
      'Argumentação e persuasão',
      'Texto dissertativo-argumentativo',
      'Reescrita, clareza e estilo',
    ],
    'produção de texto': [
      'Tipos e gêneros textuais',
      'Coesão e coerência',
      'Texto dissertativo-argumentativo',
      'Reescrita, clareza e estilo',
    ],
    sociolinguística: ['Variação linguística e norma-padrão'],
  },
  topics: [
    {
      name: 'Variação linguística e norma-padrão',
      description: 'A língua muda com o lugar, o grupo, a época e a situação, e todas as formas têm regras.',
      priority: 'alta',
      weight: 2,
      level: 1,
      subtopics: [
        [
          'Variedades regionais, sociais e históricas',
          'Diferenças de som, vocabulário e construção entre falantes do mesmo idioma.',
        ],
        [
          'Formalidade e adequação à situação',
          'Escolha do registro conforme interlocutor, assunto, meio e finalidade.',
        ],
        [
          'Preconceito linguístico',
          'Julgamentos sociais disfarçados de correção e o papel da escola diante deles.',
        ],
      ],
      hint: 'Grave uma conversa autorizada em família e liste os traços que não usaria em um ofício.',
    },
    {
      name: 'Leitura e compreensão de textos',
      description:
        'Procedimentos para localizar informações, reconhecer a ideia central e fazer inferências.',
      priority: 'alta',
      weight: 4,
      level: 1,
      subtopics: [
        [
          'Tema, tese e ideias principais',
          'Distinção entre o assunto, o que se afirma sobre ele e os detalhes de apoio.',
        ],
        [
          'Informações explícitas e inferências',
          'O que está dito, o que se pode deduzir e o que extrapola o texto.',
        ],
        [
          'Vocabulário em contexto',
          'Descoberta do sentido de uma palavra pelas pistas que estão ao redor dela.',
        ],
      ],
      hint: 'Resuma cada parágrafo em até sete palavras na margem antes de ler as perguntas.',
    },
    {
      name: 'Tipos e gêneros textuais',
      description: 'Formas de organizar o discurso e textos que circulam na vida social.',
      priority: 'média',
      weight: 3,
      level: 1,
      requires: ['Leitura e compreensão de textos'],
      subtopics: [
        [
          'Narração, descrição e exposição',
          'Marcas de cada sequência: ações no tempo, características e explicações.',
        ],
        ['Argumentação e injunção', 'Textos que defendem ideias e textos que orientam ou ordenam ações.'],
        [
          'Gêneros da imprensa e do meio digital',
          'Notícia, reportagem, artigo de opinião, crônica, comentário e mensagem, com seu suporte e público.',
        ],
      ],
      hint: 'Reconte o mesmo fato como notícia, bilhete e crônica e compare o que mudou.',
    },
    {
      name: 'Sílabas, tonicidade e acentuação',
      description: 'Do som à escrita: fonemas, sílabas, sílaba tônica e regras de acento.',
      priority: 'alta',
      weight: 3,
      level: 1,
      subtopics: [
        [
          'Fonemas, dígrafos e encontros',
          'Diferença entre letra e som, ditongos, hiatos, tritongos e encontros consonantais.',
        ],
        [
          'Divisão silábica e sílaba tônica',
          'Separação correta e classificação em oxítonas, paroxítonas e proparoxítonas.',
        ],
        [
          'Regras de acentuação vigentes',
          'Acentos por posição da sílaba tônica, hiatos, ditongos abertos e acentos diferenciais.',
        ],
      ],
      hint: 'Colha vinte palavras acentuadas de uma página e escreva ao lado a regra de cada uma.',
    },
    {
      name: 'Ortografia e emprego do hífen',
      description: 'Convenções da escrita das palavras segundo o Acordo Ortográfico de 1990.',
      priority: 'baixa',
      weight: 3,
      level: 1,
      requires: ['Sílabas, tonicidade e acentuação'],
      subtopics: [
        [
          'Letras que confundem e formas dos porquês',
          'Escolha entre s e z, x e ch, g e j, ss e ç e os quatro porquês.',
        ],
        [
          'Homônimos, parônimos e expressões parecidas',
          'Pares como mal e mau, sessão e seção, há e a, onde e aonde.',
        ],
        [
          'Hífen em compostos e prefixos',
          'Quando separar, unir ou dobrar letras depois de prefixos e em palavras compostas.',
        ],
      ],
      hint: 'Mantenha uma lista das palavras que você já errou e faça um ditado com elas toda semana.',
    },
    {
      name: 'Sentido das palavras',
      description: 'Relações de significado e efeitos da escolha de cada termo.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Leitura e compreensão de textos'],
      subtopics: [
        [
          'Sinônimos, antônimos e hiperônimos',
          'Proximidade, oposição e inclusão de sentidos, sempre dentro de um contexto.',
        ],
        [
          'Denotação, conotação e polissemia',
          'Sentido literal, sentido figurado e palavras com vários significados relacionados.',
        ],
        [
          'Ambiguidade proposital e involuntária',
          'Duplo sentido como recurso de humor ou como defeito a corrigir.',
        ],
      ],
      hint: 'Troque uma palavra de uma manchete por um sinônimo e explique a nuance que se perdeu.',
    },
    {
      name: 'Substantivos, adjetivos e artigos',
      description: 'Palavras que nomeiam, caracterizam, determinam e quantificam.',
      priority: 'média',
      weight: 3,
      level: 1,
      subtopics: [
        ['Substantivo e suas flexões', 'Classificação, gênero, número, grau e plural dos nomes compostos.'],
        [
          'Adjetivo e locução adjetiva',
          'Caracterização, graus de comparação e efeito da posição diante do nome.',
        ],
        [
          'Artigo e numeral',
          'Determinação, indeterminação e quantidade, e o que a presença do artigo muda no sentido.',
        ],
      ],
      hint: 'Compare “um grande homem” com “um homem grande” e procure outros cinco pares assim.',
    },
    {
      name: 'Pronomes',
      description: 'Palavras que acompanham ou substituem nomes e indicam as pessoas do discurso.',
      priority: 'média',
      weight: 3,
      level: 1,
      requires: ['Substantivos, adjetivos e artigos'],
      subtopics: [
        [
          'Pronomes pessoais e de tratamento',
          'Formas retas e oblíquas, entre mim e ti, para eu fazer e tratamento formal.',
        ],
        [
          'Demonstrativos, possessivos e indefinidos',
          'Posição no espaço, no tempo e no texto, posse e quantidade vaga.',
        ],
        [
          'Relativos e interrogativos',
          'Emprego de que, quem, cujo, onde e o qual, com a preposição que o verbo pede.',
        ],
      ],
      hint: 'Ligue com setas, em um texto de jornal, cada pronome ao termo que ele retoma.',
    },
    {
      name: 'Verbos: tempos, modos e vozes',
      description: 'Conjugação, valores dos tempos e modos e relação do sujeito com a ação.',
      priority: 'alta',
      weight: 4,
      level: 1,
      subtopics: [
        [
          'Conjugação de verbos regulares e irregulares',
          'Tempos primitivos e derivados e verbos que enganam, como ver, vir, pôr e intervir.',
        ],
        [
          'Valores dos tempos e dos modos',
          'Certeza, hipótese e ordem, passado concluído ou habitual e correlação entre tempos.',
        ],
        ['Vozes verbais e locuções', 'Ativa, passiva e reflexiva, com verbos auxiliares e formas nominais.'],
      ],
      hint: 'Conjugue um verbo irregular por dia em uma frase sua, começando por “se eu” e “quando eu”.',
    },
    {
      name: 'Advérbios, preposições e interjeições',
      description: 'Palavras invariáveis que indicam circunstância, ligação e emoção.',
      priority: 'baixa',
      weight: 2,
      level: 1,
      requires: ['Substantivos, adjetivos e artigos', 'Verbos: tempos, modos e vozes'],
      subtopics: [
        [
          'Advérbios e suas circunstâncias',
          'Tempo, modo, lugar, intensidade, dúvida e o comentário do autor sobre o que diz.',
        ],
        [
          'Preposições e interjeições',
          'Sentidos que as preposições estabelecem, combinações, contrações e marcas de emoção.',
        ],
      ],
      hint: 'Mude só a preposição em “falar com, de, por, sobre alguém” e explique cada sentido.',
    },
    {
      name: 'Sujeito e predicado',
      description: 'A estrutura central da oração e o modo de encontrá-la.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Pronomes', 'Verbos: tempos, modos e vozes'],
      subtopics: [
        [
          'Frase, oração e tipos de sujeito',
          'Sujeito simples, composto, oculto e indeterminado e orações sem sujeito.',
        ],
        [
          'Predicado e predicativo',
          'Verbos de ação e de ligação e predicados verbal, nominal e verbo-nominal.',
        ],
      ],
      hint: 'Ache o verbo, pergunte quem ou o que antes dele e só então classifique o sujeito.',
    },
    {
      name: 'Estrutura e formação de palavras',
      description: 'Partes que compõem as palavras e processos que criam outras novas.',
      priority: 'baixa',
      weight: 2,
      level: 2,
      requires: ['Substantivos, adjetivos e artigos', 'Verbos: tempos, modos e vozes'],
      subtopics: [
        [
          'Radicais, afixos e desinências',
          'Elementos que carregam o sentido, a classe e a flexão da palavra.',
        ],
        [
          'Derivação, composição e neologismos',
          'Prefixos, sufixos, justaposição, aglutinação, siglas e empréstimos de outras línguas.',
        ],
      ],
      hint: 'Monte a família de um radical com dez palavras e isole os afixos de cada uma.',
    },
    {
      name: 'Funções da linguagem',
      description: 'Elementos da comunicação e intenção que predomina em cada mensagem.',
      priority: 'baixa',
      weight: 2,
      level: 2,
      requires: ['Tipos e gêneros textuais'],
      subtopics: [
        [
          'Funções referencial, emotiva e apelativa',
          'Foco no assunto, em quem fala ou em quem recebe a mensagem.',
        ],
        ['Funções poética, fática e metalinguística', 'Foco na forma, no contato ou no próprio código.'],
      ],
      hint: 'Ache as seis funções em uma mesma edição de jornal e justifique com palavras do texto.',
    },
    {
      name: 'Figuras de linguagem',
      description: 'Recursos expressivos que ampliam, intensificam ou invertem o sentido.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Sentido das palavras'],
      subtopics: [
        [
          'Metáfora, metonímia e outras figuras de palavra',
          'Transferências de sentido por semelhança, proximidade ou mistura de sensações.',
        ],
        [
          'Antítese, hipérbole e outras figuras de pensamento',
          'Oposição, exagero, suavização, paradoxo e personificação.',
        ],
        [
          'Figuras de sintaxe e de som',
          'Elipse, inversão, repetição, aliteração e assonância a serviço do efeito.',
        ],
      ],
      hint: 'Escolha uma canção de que você gosta e explique o efeito de três figuras, além de nomeá-las.',
    },
    {
      name: 'Complementos, adjuntos e aposto',
      description: 'Termos que completam, caracterizam, situam ou explicam outros na oração.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Sujeito e predicado', 'Advérbios, preposições e interjeições'],
      subtopics: [
        [
          'Objetos, complemento nominal e agente da passiva',
          'Termos exigidos pela transitividade de verbos e de nomes.',
        ],
        ['Adjuntos adnominais e adverbiais', 'Caracterizações do nome e circunstâncias do verbo.'],
        [
          'Aposto e vocativo',
          'Explicação de um termo e chamamento do interlocutor, com a pontuação de cada um.',
        ],
      ],
      hint: 'Pergunte ao nome de ação se o termo pratica ou sofre; assim se separa adjunto de complemento.',
    },
    {
      name: 'Conjunções e orações coordenadas',
      description: 'Ligações entre orações independentes e o valor lógico dos conectivos.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Sujeito e predicado'],
      subtopics: [
        [
          'Valores semânticos das conjunções',
          'Adição, oposição, alternância, conclusão, causa, condição e concessão conforme o contexto.',
        ],
        [
          'Período composto por coordenação',
          'Orações coordenadas com e sem conectivo e a pontuação que as separa.',
        ],
      ],
      hint: 'Una as mesmas duas orações com seis conectivos e diga o que cada um faz o leitor pensar.',
    },
    {
      name: 'Orações subordinadas',
      description: 'Orações que exercem função dentro de outra e os efeitos de sua forma.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Complementos, adjuntos e aposto', 'Conjunções e orações coordenadas'],
      subtopics: [
        [
          'Subordinadas substantivas',
          'Orações com função de sujeito, objeto, predicativo, complemento nominal ou aposto.',
        ],
        [
          'Subordinadas adjetivas',
          'Restrição e explicação, vírgulas que mudam o sentido e pronome relativo.',
        ],
        [
          'Adverbiais e orações reduzidas',
          'Circunstâncias de causa, tempo, concessão e outras, com infinitivo, gerúndio e particípio.',
        ],
      ],
      hint: 'Troque a oração inteira por “isso”: se couber, ela é substantiva.',
    },
    {
      name: 'Pontuação',
      description: 'Sinais que organizam a sintaxe e orientam o sentido da escrita.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Complementos, adjuntos e aposto', 'Orações subordinadas'],
      subtopics: [
        [
          'Vírgula dentro da oração',
          'Enumerações, aposto, vocativo, adjunto deslocado e a proibição entre sujeito e verbo.',
        ],
        [
          'Pontuação entre orações',
          'Vírgula e ponto e vírgula nas coordenadas e subordinadas e seus efeitos de sentido.',
        ],
        ['Aspas, travessão, parênteses e dois-pontos', 'Citação, fala, comentário, enumeração e destaque.'],
      ],
      hint: 'Retire a pontuação de um parágrafo, refaça-a no dia seguinte e compare com o original.',
    },
    {
      name: 'Concordância verbal e nominal',
      description: 'Combinação de número, pessoa e gênero entre os termos da frase.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Sujeito e predicado'],
      subtopics: [
        [
          'Concordância com sujeito composto e coletivo',
          'Posição do sujeito, expressões partitivas, porcentagens e pronomes relativos.',
        ],
        [
          'Verbos impessoais e partícula “se”',
          'Haver, fazer e ser em casos especiais, voz passiva e sujeito indeterminado.',
        ],
        [
          'Casos de concordância nominal',
          'Adjetivo com vários nomes e palavras como anexo, meio, bastante e proibido.',
        ],
      ],
      hint: 'Sublinhe o núcleo do sujeito, por mais longe que esteja, antes de flexionar o verbo.',
    },
    {
      name: 'Regência verbal e nominal',
      description: 'Preposições que verbos e nomes exigem e mudanças de sentido que provocam.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Complementos, adjuntos e aposto'],
      subtopics: [
        [
          'Verbos de regência variável',
          'Assistir, visar, aspirar, implicar, preferir, obedecer e outros na norma-padrão.',
        ],
        [
          'Regência dos nomes e dos relativos',
          'Preposições pedidas por adjetivos e substantivos e seu lugar antes de que e cujo.',
        ],
      ],
      hint: 'Escreva uma frase formal e uma coloquial para cada verbo e marque a diferença de preposição.',
    },
    {
      name: 'Crase',
      description: 'Fusão da preposição com o artigo ou com outro “a” e o acento que a indica.',
      priority: 'alta',
      weight: 2,
      level: 2,
      requires: ['Regência verbal e nominal'],
      subtopics: [
        [
          'Casos obrigatórios de crase',
          'Palavras femininas determinadas, horas, locuções e pronomes como aquele.',
        ],
        [
          'Casos proibidos e facultativos de crase',
          'Antes de verbos e masculinos, com nomes próprios, possessivos e depois de até.',
        ],
      ],
      hint: 'Troque o termo feminino por um masculino: se aparecer “ao”, acentue o “a”.',
    },
    {
      name: 'Coesão e coerência',
      description: 'Ligações entre as partes e unidade de sentido do texto.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Pronomes', 'Conjunções e orações coordenadas'],
      subtopics: [
        [
          'Retomada e antecipação de termos',
          'Pronomes, sinônimos, elipses e expressões que evitam repetir e mantêm o fio.',
        ],
        [
          'Conectivos entre frases e parágrafos',
          'Articuladores que somam, contrastam, explicam, exemplificam e concluem.',
        ],
        [
          'Progressão e ausência de contradição',
          'Informação nova a cada passo, ideias compatíveis entre si e com o mundo.',
        ],
      ],
      hint: 'Recorte um texto em parágrafos, embaralhe-os e reconstrua a ordem pelas pistas de coesão.',
    },
    {
      name: 'Textos com imagem',
      description: 'Charges, tirinhas, anúncios, gráficos e a soma da palavra com o visual.',
      priority: 'média',
      weight: 2,
      level: 2,
      requires: ['Leitura e compreensão de textos', 'Tipos e gêneros textuais'],
      subtopics: [
        [
          'Charges, tirinhas e memes',
          'Humor, crítica, contexto e quebra de expectativa construídos por palavra e desenho.',
        ],
        [
          'Publicidade e campanhas sociais',
          'Público, apelo, verbo no imperativo e recursos visuais de convencimento.',
        ],
        [
          'Gráficos, tabelas e infográficos',
          'Leitura de títulos, legendas e escalas e relação dos dados com o texto.',
        ],
      ],
      hint: 'Cubra as palavras de uma charge, leia só a imagem e veja o que o texto acrescenta.',
    },
    {
      name: 'Colocação pronominal',
      description: 'Lugar dos pronomes átonos em relação ao verbo na norma-padrão e no uso brasileiro.',
      priority: 'baixa',
      weight: 2,
      level: 3,
      requires: ['Pronomes', 'Orações subordinadas'],
      subtopics: [
        [
          'Próclise e palavras atrativas',
          'Negações, advérbios, relativos e conjunções que puxam o pronome para antes do verbo.',
        ],
        [
          'Ênclise, mesóclise e locuções verbais',
          'Início de frase, formas do futuro e combinações com verbo auxiliar.',
        ],
      ],
      hint: 'Reescreva na norma-padrão cinco versos de canções que comecem por pronome átono.',
    },
    {
      name: 'Funções do “que” e do “se”',
      description: 'Duas palavras pequenas que mudam de classe e de função conforme a frase.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Orações subordinadas'],
      subtopics: [
        [
          'Valores da palavra “que”',
          'Pronome relativo, conjunção integrante, consecutiva, explicativa e partícula de realce.',
        ],
        [
          'Valores da palavra “se”',
          'Pronome reflexivo, partícula apassivadora, índice de indeterminação e conjunção.',
        ],
      ],
      hint: 'Circule todo “que” e todo “se” de uma crônica e classifique pelo teste da substituição.',
    },
    {
      name: 'Pressupostos, subentendidos e ironia',
      description: 'Sentidos que o texto comunica sem dizer abertamente.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Leitura e compreensão de textos', 'Sentido das palavras'],
      subtopics: [
        [
          'Pressuposto e subentendido',
          'Marcas linguísticas que garantem uma ideia e insinuações que dependem do contexto.',
        ],
        [
          'Ironia, humor e crítica velada',
          'Distância entre o que se diz e o que se quer dizer e pistas para percebê-la.',
        ],
      ],
      hint: 'Nas manchetes do dia, sublinhe palavras como “ainda”, “já” e “até” e escreva o que elas pressupõem.',
    },
    {
      name: 'Vozes do texto e intertextualidade',
      description: 'Quem fala em um texto, com que posição, e como ele dialoga com outros.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Tipos e gêneros textuais', 'Pontuação'],
      subtopics: [
        [
          'Discurso direto, indireto e indireto livre',
          'Formas de trazer a fala alheia e mudanças de verbo, pronome e pontuação.',
        ],
        [
          'Citação, paráfrase e paródia',
          'Retomada de outros textos para apoiar, repetir com novas palavras ou subverter.',
        ],
        [
          'Modalização e ponto de vista',
          'Advérbios, adjetivos e verbos que revelam certeza, dúvida ou julgamento do autor.',
        ],
      ],
      hint: 'Passe um diálogo de romance para o discurso indireto e confira cada tempo verbal.',
    },
    {
      name: 'Leitura do texto literário',
      description: 'Elementos da prosa e da poesia e construção de sentidos pela forma.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Figuras de linguagem', 'Tipos e gêneros textuais'],
      subtopics: [
        [
          'Elementos da narrativa literária',
          'Narrador, foco, tempo, espaço, personagens e conflito em contos e romances.',
        ],
        [
          'Verso, ritmo e imagem poética',
          'Eu lírico, métrica, rima, sonoridade e leitura que vai além da paráfrase.',
        ],
        [
          'Obra, contexto e tradição',
          'Relação do texto com sua época, com outros autores e com o leitor de hoje.',
        ],
      ],
      hint: 'Leia o mesmo poema três vezes: em silêncio, em voz alta e com o lápis na mão.',
    },
    {
      name: 'Argumentação e persuasão',
      description: 'Construção, sustentação e avaliação de pontos de vista.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Coesão e coerência'],
      subtopics: [
        [
          'Tese e tipos de argumento',
          'Dados, exemplos, causas, comparações e vozes de autoridade a favor de uma posição.',
        ],
        [
          'Contra-argumento e concessão',
          'Reconhecer o que o outro tem de razão e responder ao que não se sustenta.',
        ],
        [
          'Falácias e manipulação',
          'Ataque pessoal, falsa causa, generalização apressada e outros enganos frequentes.',
        ],
      ],
      hint: 'Escreva três argumentos contra a sua própria opinião antes de defendê-la.',
    },
    {
      name: 'Texto dissertativo-argumentativo',
      description: 'Defesa escrita de uma tese, do planejamento à conclusão.',
      priority: 'alta',
      weight: 5,
      level: 3,
      requires: ['Argumentação e persuasão', 'Pontuação', 'Concordância verbal e nominal'],
      subtopics: [
        [
          'Leitura da proposta e projeto de texto',
          'Recorte do tema, uso da coletânea, escolha da tese e roteiro dos parágrafos.',
        ],
        [
          'Parágrafos de abertura e desenvolvimento',
          'Contextualização, tópico frasal, repertório pertinente e explicação até o fim.',
        ],
        [
          'Conclusão e proposta de intervenção',
          'Retomada da tese e, quando a prova pede, agente, ação, meio, finalidade e detalhamento.',
        ],
      ],
      hint: 'Gaste dez minutos no projeto de texto e só comece o rascunho quando a tese couber em uma linha.',
    },
    {
      name: 'Resumo, resenha e texto de estudo',
      description: 'Escrita que condensa, avalia e apresenta leituras na escola e na universidade.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Coesão e coerência', 'Vozes do texto e intertextualidade'],
      subtopics: [
        ['Resumo e fichamento', 'Seleção, apagamento, generalização e fidelidade às ideias do autor.'],
        [
          'Resenha e artigo escolar',
          'Apresentação, apreciação fundamentada, citação de fontes e respeito à autoria.',
        ],
      ],
      hint: 'Reduza um artigo a dez linhas, depois a três e por fim a uma, sem perder a tese.',
    },
    {
      name: 'Reescrita, clareza e estilo',
      description: 'Revisão do próprio texto em busca de precisão, concisão e voz pessoal.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Pontuação', 'Coesão e coerência'],
      subtopics: [
        [
          'Paralelismo e ordem das palavras',
          'Estruturas equivalentes em série e posição que evita duplo sentido.',
        ],
        ['Concisão e precisão vocabular', 'Corte de redundâncias, lugares-comuns e gerúndios em excesso.'],
        [
          'Revisão em camadas',
          'Passagens separadas para ideias, organização, frases e convenções da escrita.',
        ],
      ],
      hint: 'Leia seu texto em voz alta um dia depois e reescreva toda frase em que você tropeçar.',
    },
  ],
  resources: [
    {
      title: 'Professor Noslen',
      description: 'Videoaulas bem-humoradas de gramática, interpretação e redação para o ensino médio.',
      type: 'vídeo',
      url: 'https://www.youtube.com/results?search_query=professor+noslen+portugu%C3%AAs',
      level: 1,
    },
    {
      title: 'Novíssima Gramática da Língua Portuguesa, de Domingos Paschoal Cegalla',
      description: 'Gramática escolar completa, com exemplos literários e muitos exercícios.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Nov%C3%ADssima+Gram%C3%A1tica+da+L%C3%ADngua+Portuguesa+Cegalla',
    },
    {
      title: 'Academia Brasileira de Letras: vocabulário ortográfico',
      description: 'Consulta oficial à grafia, à acentuação e ao emprego do hífen.',
      type: 'website',
      url: 'https://www.academia.org.br',
    },
    {
      title: 'Brasil Escola: Português',
      description: 'Textos curtos sobre cada assunto de gramática, leitura e escrita, com exercícios.',
      type: 'website',
      url: 'https://brasilescola.uol.com.br',
      level: 1,
    },
    {
      title: 'Para Entender o Texto, de José Luiz Fiorin e Francisco Platão Savioli',
      description: 'Lições de leitura e redação que partem de textos variados e ensinam a ler por dentro.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Para+Entender+o+Texto+Fiorin+Plat%C3%A3o+Savioli',
      level: 2,
    },
    {
      title: 'Michaelis: dicionário da língua portuguesa',
      description: 'Significados, separação silábica, plural e exemplos de uso em consulta gratuita.',
      type: 'website',
      url: 'https://michaelis.uol.com.br',
    },
    {
      title: 'Cartilha de redação do ENEM (Inep)',
      description: 'Competências avaliadas e redações comentadas pela equipe que corrige a prova.',
      type: 'website',
      url: 'https://www.gov.br/inep/pt-br',
      level: 2,
    },
    {
      title: 'Preconceito Linguístico, de Marcos Bagno',
      description: 'Discussão acessível sobre variação, norma e mitos a respeito do português do Brasil.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Preconceito+Lingu%C3%ADstico+Marcos+Bagno',
      level: 2,
    },
    {
      title: 'Moderna Gramática Portuguesa, de Evanildo Bechara',
      description: 'Referência para tirar dúvidas difíceis e compreender a razão das regras.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Moderna+Gram%C3%A1tica+Portuguesa+Evanildo+Bechara',
      level: 3,
    },
    {
      title: 'Comunicação em Prosa Moderna, de Othon M. Garcia',
      description: 'Clássico sobre frase, parágrafo e argumentação para quem quer escrever melhor.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Comunica%C3%A7%C3%A3o+em+Prosa+Moderna+Othon+Garcia',
      level: 3,
    },
  ],
  evaluationMethods: [
    {
      name: 'Leitura anotada',
      description:
        'Um texto por semana com ideia de cada parágrafo, tese, três inferências e o trecho que prova cada uma.',
      frequency: 'Semanal',
    },
    {
      name: 'Questões gramaticais justificadas',
      description: 'Dez questões em que a regra ou o teste usado é escrito ao lado da resposta.',
      frequency: 'Semanal',
    },
    {
      name: 'Produção e reescrita',
      description:
        'Um texto de até trinta linhas, corrigido por critérios claros e reescrito depois da devolutiva.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Revisão de texto alheio',
      description:
        'Localizar, corrigir e explicar quinze desvios em um texto preparado, sem consulta à gramática.',
      frequency: 'Mensal',
    },
  ],
} satisfies Curriculum;
