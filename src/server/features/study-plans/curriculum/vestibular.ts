import type { Curriculum } from './curriculum.ts';

export const vestibular = {
  subject: 'Vestibular',
  aliases: ['vestibulares', 'fuvest', 'unicamp', 'unesp', 'comvest', 'uerj', 'ufrgs', 'ufpr'],
  areas: {
    'língua portuguesa': [
      'Interpretação de textos e imagens',
      'Sintaxe, norma-padrão e variação',
      'Análise de poemas e narrativas',
    ],
    português: [
      'Interpretação de textos e imagens',
      'Sintaxe, norma-padrão e variação',
      'Análise de poemas e narrativas',
    ],
    gramática: ['Sintaxe, norma-padrão e variação'],
    literatura: [
      'Análise de poemas e narrativas',
      'Leituras obrigatórias',
      'Panorama das literaturas em português',
    ],
    'leituras obrigatórias': ['Análise de poemas e narrativas', 'Leituras obrigatórias'],
    redação: [
      'Dissertação argumentativa',
      'Coletânea, repertório e autoria',
      'Carta, crônica e outros gêneros da redação',
    ],
    inglês: ['Leitura de textos em inglês', 'Poemas, ensaios e charges em inglês'],
    matemática: [
      'Proporções, equações e funções',
      'Geometria plana e espacial',
      'Logaritmos, progressões e combinatória',
      'Trigonometria, polinômios e geometria analítica',
    ],
    física: [
      'Cinemática, leis de Newton e energia',
      'Fluidos, calor e ondas',
      'Eletromagnetismo e física moderna',
    ],
    química: [
      'Estrutura da matéria e ligações químicas',
      'Estequiometria e soluções',
      'Equilíbrio, eletroquímica e reações orgânicas',
    ],
    biologia: [
      'Ecologia e diversidade dos seres vivos',
      'Células, metabolismo e fisiologia',
      'Genética, evolução e biotecnologia',
    ],
    história: [
      'Antiguidade, Idade Média e mundo moderno',
      'Brasil da colônia à democracia',
      'Revoluções, guerras e ordem mundial',
    ],
    geografia: ['Cartografia, relevo e clima', 'População, cidades e campo', 'Geopolítica e economia global'],
    filosofia: ['Ética, política e teoria do conhecimento'],
    sociologia: ['Sociedade, cultura e desigualdade'],
    'segunda fase': ['Respostas escritas da segunda fase', 'Leituras obrigatórias'],
  },
  topics: [
    {
      name: 'Interpretação de textos e imagens',
      description: 'Compreender o que o texto afirma, o que sugere e como palavra e imagem se completam.',
      priority: 'alta',
      weight: 4,
      level: 1,
      subtopics: [
        [
          'Inferências e pressupostos',
          'O que está dito, o que se deduz com segurança e o que o autor já dá como certo.',
        ],
        [
          'Ironia, humor e ambiguidade',
          'A distância entre o dito e o pretendido em crônicas, charges e anúncios.',
        ],
        [
          'Figuras de linguagem em contexto',
          'Metáfora, metonímia, antítese e outras escolhas explicadas pelo efeito que produzem.',
        ],
      ],
      hint: 'Responda a cada questão em três linhas e copie entre aspas o trecho que comprova a sua leitura.',
    },
    {
      name: 'Proporções, equações e funções',
      description: 'A álgebra que sustenta os problemas de Matemática e as contas das ciências.',
      priority: 'alta',
      weight: 5,
      level: 1,
      subtopics: [
        [
          'Porcentagem, juros e grandezas proporcionais',
          'Aumentos sucessivos, juros simples e compostos e divisão em partes proporcionais.',
        ],
        [
          'Equações, sistemas e inequações',
          'Tradução do enunciado para a álgebra, fatoração e estudo do sinal.',
        ],
        [
          'Funções afim, quadrática e modular',
          'Leitura de gráficos, vértice, zeros e problemas de máximo e mínimo.',
        ],
      ],
      hint: 'Esboce o gráfico antes de resolver e veja nele se a resposta algébrica faz sentido.',
    },
    {
      name: 'Dissertação argumentativa',
      description:
        'Defender um ponto de vista sobre temas muitas vezes abstratos, sem roteiro decorado nem proposta de intervenção obrigatória.',
      priority: 'alta',
      weight: 4,
      level: 1,
      requires: ['Interpretação de textos e imagens'],
      subtopics: [
        ['Tema, recorte e tese', 'Da frase temática à pergunta que o texto vai responder com clareza.'],
        [
          'Parágrafos que argumentam',
          'Afirmação, explicação, exemplo e consequência encadeados por uma só ideia.',
        ],
        [
          'Abertura e fechamento do texto',
          'Começos que apresentam o problema e finais que avançam sem repetir a introdução.',
        ],
      ],
      hint: 'Escreva a tese em uma única frase e corte todo parágrafo que não ajude a defendê-la.',
    },
    {
      name: 'Ecologia e diversidade dos seres vivos',
      description: 'Relações entre organismos e ambiente e as características dos grandes grupos.',
      priority: 'média',
      weight: 4,
      level: 1,
      subtopics: [
        [
          'Cadeias alimentares, ciclos e populações',
          'Fluxo de energia, ciclos do carbono e do nitrogênio e curvas de crescimento.',
        ],
        [
          'Biomas e desequilíbrios ambientais',
          'Sucessão ecológica, espécies invasoras, eutrofização e perda de habitat.',
        ],
        [
          'Microrganismos, plantas e animais',
          'Ciclos de vida, adaptações ao meio e critérios que separam os grupos.',
        ],
      ],
      hint: 'Escolha um gráfico de população por semana e explique cada subida e cada queda por uma relação ecológica.',
    },
    {
      name: 'Antiguidade, Idade Média e mundo moderno',
      description: 'Formação de sociedades, poderes e crenças da Grécia às grandes navegações.',
      priority: 'baixa',
      weight: 4,
      level: 1,
      subtopics: [
        [
          'Cidadania e escravidão na Grécia e em Roma',
          'Quem participava da vida política, quem ficava de fora e como isso mudou.',
        ],
        [
          'Feudalismo, Islã e reinos africanos',
          'Senhores e servos, expansão muçulmana e as rotas de ouro e sal do Mali.',
        ],
        [
          'Renascimento, Reformas e navegações',
          'Humanismo, ruptura religiosa, Estados modernos e encontro violento com a América.',
        ],
      ],
      hint: 'Faça uma tabela com trabalho, poder e religião em cada sociedade e compare duas linhas por vez.',
    },
    {
      name: 'Cinemática, leis de Newton e energia',
      description: 'Descrever movimentos, explicar suas causas e resolver problemas por conservação.',
      priority: 'alta',
      weight: 5,
      level: 1,
      requires: ['Proporções, equações e funções'],
      subtopics: [
        [
          'Funções e gráficos do movimento',
          'Velocidade, aceleração, queda livre e lançamentos lidos em tabelas e curvas.',
        ],
        ['Forças, atrito e equilíbrio', 'Diagramas de forças, planos inclinados, polias e torque.'],
        [
          'Trabalho, conservação da energia e colisões',
          'Energia mecânica, potência, impulso e quantidade de movimento.',
        ],
      ],
      hint: 'Comece toda resolução por um desenho com as forças e termine conferindo a unidade do resultado.',
    },
    {
      name: 'Análise de poemas e narrativas',
      description: 'Ler o texto literário de perto e mostrar como a forma constrói o sentido.',
      priority: 'média',
      weight: 3,
      level: 1,
      requires: ['Interpretação de textos e imagens'],
      subtopics: [
        ['Eu lírico, ritmo e imagens', 'Quem fala no poema, com que sonoridade e por meio de que imagens.'],
        [
          'Narrador, tempo e espaço',
          'Foco narrativo, ordem dos fatos e ambientes que explicam as personagens.',
        ],
        [
          'Intertextualidade e tradição literária',
          'Citação, paródia e alusão que aproximam obras de épocas diferentes.',
        ],
      ],
      hint: 'Leia o poema em voz alta três vezes e anote como a sonoridade reforça a ideia central.',
    },
    {
      name: 'Cartografia, relevo e clima',
      description: 'Representar o espaço e explicar as paisagens pela ação conjunta da natureza.',
      priority: 'baixa',
      weight: 3,
      level: 1,
      subtopics: [
        [
          'Mapas, escalas e fusos horários',
          'Coordenadas, cálculo de distâncias, curvas de nível e distorções das projeções.',
        ],
        [
          'Relevo, rochas e bacias hidrográficas',
          'Forças internas e externas, erosão, solos e o caminho das águas no Brasil.',
        ],
        [
          'Climas, vegetação e aquecimento global',
          'Massas de ar, climogramas, domínios morfoclimáticos e efeitos da emissão de gases.',
        ],
      ],
      hint: 'Explique uma paisagem brasileira ligando rocha, relevo, clima, solo e vegetação em um só esquema.',
    },
    {
      name: 'Estrutura da matéria e ligações químicas',
      description: 'Do átomo às moléculas, para prever propriedades das substâncias.',
      priority: 'média',
      weight: 3,
      level: 1,
      subtopics: [
        [
          'Modelos atômicos e tabela periódica',
          'Evolução dos modelos, distribuição eletrônica e tendências dos elementos.',
        ],
        [
          'Ligações, geometria e polaridade',
          'Compostos iônicos, covalentes e metálicos e a forma das moléculas.',
        ],
        [
          'Interações entre moléculas',
          'Ligações de hidrogênio e outras forças que decidem ebulição e solubilidade.',
        ],
      ],
      hint: 'Ordene quatro substâncias por ponto de ebulição usando só as fórmulas e depois confira os valores.',
    },
    {
      name: 'Leitura de textos em inglês',
      description: 'Compreender notícias, reportagens e textos de divulgação científica em língua inglesa.',
      priority: 'média',
      weight: 3,
      level: 1,
      subtopics: [
        [
          'Cognatos, contexto e formação de palavras',
          'Prefixos, sufixos e pistas da frase para chegar ao sentido de um termo novo.',
        ],
        [
          'Ideia central e informação específica',
          'Leitura rápida para o todo e leitura atenta para o dado que a questão pede.',
        ],
        [
          'Respostas em português sobre texto em inglês',
          'Explicar com palavras próprias, sem traduzir linha por linha.',
        ],
      ],
      hint: 'Leia uma notícia curta em inglês por dia e resuma em português o fato, a causa e a posição do autor.',
    },
    {
      name: 'Sociedade, cultura e desigualdade',
      description: 'Conceitos da Sociologia para explicar como vivemos juntos e por que vivemos desiguais.',
      priority: 'baixa',
      weight: 2,
      level: 1,
      subtopics: [
        [
          'Durkheim, Marx e Weber',
          'Fato social, luta de classes e ação social como três modos de ler o mundo.',
        ],
        ['Classe, raça e gênero', 'Desigualdades que se somam e seus indicadores na sociedade brasileira.'],
        ['Trabalho, consumo e movimentos sociais', 'Precarização, indústria cultural e lutas por direitos.'],
      ],
      hint: 'Analise um mesmo dado sobre renda ou escolaridade com os conceitos de dois autores diferentes.',
    },
    {
      name: 'Respostas escritas da segunda fase',
      description: 'Ler o comando, planejar o espaço e redigir respostas completas em qualquer disciplina.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Interpretação de textos e imagens'],
      subtopics: [
        [
          'Verbos de comando',
          'O que a banca espera quando pede para citar, explicar, justificar, comparar ou relacionar.',
        ],
        [
          'Raciocínio e cálculos à vista',
          'Etapas, unidades e justificativas organizadas para que o corretor siga o caminho.',
        ],
        [
          'Gestão do tempo e do espaço',
          'Ordem de resolução, minutos por item e letra legível dentro das linhas.',
        ],
      ],
      hint: 'Compare a sua resposta com a publicada pela banca e marque cada parte do comando que ficou sem atender.',
    },
    {
      name: 'Sintaxe, norma-padrão e variação',
      description: 'Usar a gramática para explicar sentidos, reescrever trechos e adequar a linguagem.',
      priority: 'média',
      weight: 4,
      level: 2,
      requires: ['Interpretação de textos e imagens'],
      subtopics: [
        [
          'Orações, conectivos e pontuação',
          'Relações de causa, concessão, condição e finalidade e o que a vírgula muda.',
        ],
        [
          'Concordância, regência e crase',
          'Regras da norma-padrão aplicadas a frases reais e à própria escrita.',
        ],
        [
          'Variedades da língua e adequação',
          'Diferenças regionais, sociais e de situação, sem preconceito linguístico.',
        ],
      ],
      hint: 'Reescreva um trecho trocando o conectivo e explique em duas linhas o que mudou no sentido.',
    },
    {
      name: 'Geometria plana e espacial',
      description: 'Figuras e sólidos em problemas que pedem desenho, demonstração curta e cálculo.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Proporções, equações e funções'],
      subtopics: [
        [
          'Semelhança e relações métricas',
          'Teorema de Tales, triângulos retângulos e potência de ponto na circunferência.',
        ],
        ['Polígonos, círculos e áreas', 'Ângulos, decomposição de figuras e razão entre áreas semelhantes.'],
        [
          'Sólidos, seções e volumes',
          'Prismas, pirâmides, cilindros, cones e esferas, inteiros ou cortados por planos.',
        ],
      ],
      hint: 'Redesenhe a figura em tamanho grande e procure triângulos semelhantes antes de escrever a primeira equação.',
    },
    {
      name: 'Estequiometria e soluções',
      description: 'Quantidades que reagem, que se formam e que se dissolvem, da receita ao laboratório.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Estrutura da matéria e ligações químicas', 'Proporções, equações e funções'],
      subtopics: [
        [
          'Mol, massa e volume de gases',
          'Conversões entre quantidade de matéria, massa, número de partículas e volume.',
        ],
        [
          'Reagente limitante, pureza e rendimento',
          'O que acaba primeiro, o que sobra e quanto se obtém na prática.',
        ],
        [
          'Concentração, diluição e titulação',
          'Preparo de soluções, mistura e determinação de uma concentração desconhecida.',
        ],
      ],
      hint: 'Escreva a equação balanceada e, sob cada substância, uma linha em mol antes de passar para gramas.',
    },
    {
      name: 'Células, metabolismo e fisiologia',
      description: 'Como a célula obtém energia e como os sistemas do corpo mantêm o equilíbrio.',
      priority: 'média',
      weight: 5,
      level: 2,
      subtopics: [
        [
          'Membranas, organelas e divisão celular',
          'Transporte de substâncias, funções internas e diferenças entre mitose e meiose.',
        ],
        [
          'Respiração, fermentação e fotossíntese',
          'Etapas, locais e saldo de energia, com leitura de experimentos.',
        ],
        [
          'Sistemas do corpo humano e imunidade',
          'Digestão, circulação, respiração, excreção, hormônios, nervos e defesa.',
        ],
      ],
      hint: 'Conte o caminho de uma molécula de glicose, do prato à mitocôndria, nomeando cada estrutura por onde passa.',
    },
    {
      name: 'Brasil da colônia à democracia',
      description: 'Permanências e rupturas da história brasileira lidas em documentos e interpretações.',
      priority: 'alta',
      weight: 5,
      level: 2,
      requires: ['Antiguidade, Idade Média e mundo moderno'],
      subtopics: [
        [
          'Povos indígenas, colonização e escravidão',
          'Resistências, açúcar, mineração, tráfico atlântico e rebeliões coloniais.',
        ],
        [
          'Império, abolição e Primeira República',
          'Construção do Estado, café, fim da escravidão sem reparação e coronelismo.',
        ],
        [
          'Era Vargas, ditadura e redemocratização',
          'Trabalhismo, golpe de 1964, repressão e Constituição de 1988.',
        ],
      ],
      hint: 'Escreva oito linhas que liguem um problema atual a uma herança da escravidão e cite um fato de cada época.',
    },
    {
      name: 'População, cidades e campo',
      description: 'Dinâmica dos habitantes, das redes urbanas e da terra, com ênfase no Brasil.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Cartografia, relevo e clima'],
      subtopics: [
        [
          'Demografia e migrações',
          'Pirâmides etárias, transição demográfica, refugiados e deslocamentos internos.',
        ],
        [
          'Urbanização e segregação nas cidades',
          'Metrópoles, moradia, transporte e desigualdade no uso do solo urbano.',
        ],
        [
          'Questão agrária e agronegócio',
          'Concentração de terras, agricultura familiar, fronteira agrícola e conflitos.',
        ],
      ],
      hint: 'Descreva um gráfico do IBGE em quatro linhas: tendência, exceção, causa e consequência.',
    },
    {
      name: 'Leituras obrigatórias',
      description: 'Ler na íntegra as obras indicadas e escrever com segurança sobre forma e contexto.',
      priority: 'alta',
      weight: 5,
      level: 2,
      requires: ['Análise de poemas e narrativas'],
      subtopics: [
        [
          'Leitura integral e fichas de obra',
          'Enredo, narrador, personagens, linguagem e trechos decisivos de cada livro da lista.',
        ],
        [
          'Contexto histórico e crítica social',
          'O que a obra revela sobre o seu tempo, suas desigualdades e seus silêncios.',
        ],
        [
          'Comparação entre obras da lista',
          'Temas comuns, soluções formais diferentes e diálogo com outras épocas.',
        ],
      ],
      hint: 'Confira no site oficial a lista do seu ano e separe em cada obra cinco trechos que você saberia comentar.',
    },
    {
      name: 'Fluidos, calor e ondas',
      description: 'Pressão, trocas de energia e fenômenos de propagação no cotidiano e no laboratório.',
      priority: 'média',
      weight: 4,
      level: 2,
      requires: ['Cinemática, leis de Newton e energia'],
      subtopics: [
        ['Pressão, empuxo e flutuação', 'Princípios de Stevin, Pascal e Arquimedes em problemas reais.'],
        [
          'Calorimetria, gases e termodinâmica',
          'Trocas de calor, gráficos de pressão por volume e máquinas térmicas.',
        ],
        [
          'Espelhos, lentes e fenômenos ondulatórios',
          'Formação de imagens, refração, interferência, ressonância e efeito Doppler.',
        ],
      ],
      hint: 'Explique sem fórmulas por que o fenômeno acontece e só depois calcule o valor pedido.',
    },
    {
      name: 'Logaritmos, progressões e combinatória',
      description: 'Crescimentos, sequências e contagens em modelos que descrevem situações reais.',
      priority: 'média',
      weight: 4,
      level: 2,
      requires: ['Proporções, equações e funções'],
      subtopics: [
        [
          'Exponenciais e logaritmos',
          'Equações, gráficos e escalas de crescimento, decaimento e intensidade.',
        ],
        ['Progressões aritméticas e geométricas', 'Termo geral, somas e ligação com juros e funções.'],
        [
          'Contagem, probabilidade e estatística',
          'Princípio multiplicativo, eventos condicionados, médias e dispersão.',
        ],
      ],
      hint: 'Resolva o problema primeiro com números pequenos, liste os casos e só então generalize.',
    },
    {
      name: 'Coletânea, repertório e autoria',
      description: 'Aproveitar os textos de apoio sem copiá-los e construir um percurso próprio de ideias.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Dissertação argumentativa'],
      subtopics: [
        [
          'Diálogo entre os textos de apoio',
          'Pontos de acordo e de tensão entre poema, notícia, imagem e ensaio.',
        ],
        [
          'Repertório a serviço do argumento',
          'Referências de livros, história, ciência e vida social que provam algo.',
        ],
        [
          'Projeto de texto e voz própria',
          'Plano das ideias antes do rascunho e escolhas que fogem do modelo pronto.',
        ],
      ],
      hint: 'Resuma cada texto da coletânea em uma frase e trace setas entre os que concordam e os que se opõem.',
    },
    {
      name: 'Panorama das literaturas em português',
      description: 'Movimentos de Portugal, do Brasil e da África de língua portuguesa em perspectiva.',
      priority: 'baixa',
      weight: 4,
      level: 3,
      requires: ['Análise de poemas e narrativas'],
      subtopics: [
        [
          'Do Trovadorismo ao Arcadismo',
          'Cantigas, Camões, Gil Vicente, Vieira, Gregório de Matos e os poetas de Minas.',
        ],
        [
          'Do Romantismo ao Simbolismo',
          'Nação e indivíduo, Machado de Assis, Eça de Queirós e Cruz e Sousa.',
        ],
        [
          'Modernismos e vozes contemporâneas',
          'Fernando Pessoa, Semana de 1922, prosa de 1930, Guimarães Rosa, Clarice e autores africanos.',
        ],
      ],
      hint: 'Monte uma linha do tempo em que cada movimento responda ao anterior e encaixe nela as obras da sua lista.',
    },
    {
      name: 'Carta, crônica e outros gêneros da redação',
      description:
        'Escrever com interlocutor e finalidade definidos, como pede a Unicamp e como a Fuvest passou a admitir na edição de 2026.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Coletânea, repertório e autoria'],
      subtopics: [
        [
          'Interlocutor, propósito e situação',
          'Quem fala, a quem se dirige, com que objetivo e onde o texto vai circular.',
        ],
        [
          'Carta, discurso e manifesto',
          'Textos que apelam diretamente ao leitor ou ao ouvinte para convencê-lo.',
        ],
        [
          'Crônica, depoimento e relato',
          'Experiência narrada que conduz a uma reflexão, com personagem e ponto de vista.',
        ],
      ],
      hint: 'Escreva a mesma opinião como carta, discurso e crônica, com um parágrafo para cada, e compare o tom.',
    },
    {
      name: 'Poemas, ensaios e charges em inglês',
      description: 'Leitura de textos mais densos, em que o tom e a construção da frase decidem o sentido.',
      priority: 'baixa',
      weight: 2,
      level: 3,
      requires: ['Leitura de textos em inglês'],
      subtopics: [
        [
          'Tom e ponto de vista do autor',
          'Ironia, crítica e ambiguidade em poemas, canções, tirinhas e artigos de opinião.',
        ],
        [
          'Conectivos, referentes e verbos modais',
          'Marcas da língua inglesa que indicam contraste, retomada, dúvida e obrigação.',
        ],
      ],
      hint: 'Circule os conectivos de um ensaio curto em inglês e reconstrua só com eles o caminho do argumento.',
    },
    {
      name: 'Trigonometria, polinômios e geometria analítica',
      description: 'Encontro da álgebra com a geometria nos problemas mais longos de Matemática.',
      priority: 'média',
      weight: 5,
      level: 3,
      requires: ['Geometria plana e espacial', 'Proporções, equações e funções'],
      subtopics: [
        [
          'Ciclo trigonométrico e triângulos quaisquer',
          'Funções periódicas, identidades, equações e leis dos senos e dos cossenos.',
        ],
        [
          'Polinômios e sistemas lineares',
          'Raízes, fatoração, relações de Girard, matrizes e discussão de soluções.',
        ],
        [
          'Retas e circunferências no plano',
          'Distâncias, inclinação, tangência e regiões descritas por desigualdades.',
        ],
      ],
      hint: 'Resolva o mesmo problema por coordenadas e por geometria pura e decida qual caminho convence em menos linhas.',
    },
    {
      name: 'Eletromagnetismo e física moderna',
      description: 'Cargas, correntes e campos e as ideias que mudaram a Física no século XX.',
      priority: 'média',
      weight: 5,
      level: 3,
      requires: ['Cinemática, leis de Newton e energia', 'Fluidos, calor e ondas'],
      subtopics: [
        [
          'Cargas, campo elétrico e potencial',
          'Lei de Coulomb, linhas de campo e movimento de partículas carregadas.',
        ],
        [
          'Circuitos, potência e medidores',
          'Leis de Ohm, associação de resistores, geradores e consumo de energia.',
        ],
        [
          'Magnetismo, indução e física quântica',
          'Força magnética, lei de Faraday, efeito fotoelétrico e níveis de energia.',
        ],
      ],
      hint: 'Desenhe o campo e indique o sentido da força em cada ponto antes de substituir valores.',
    },
    {
      name: 'Equilíbrio, eletroquímica e reações orgânicas',
      description: 'Energia, rapidez e extensão das transformações e a química dos compostos de carbono.',
      priority: 'média',
      weight: 5,
      level: 3,
      requires: ['Estequiometria e soluções', 'Estrutura da matéria e ligações químicas'],
      subtopics: [
        [
          'Termoquímica, cinética e equilíbrio',
          'Entalpia, fatores da velocidade, constante de equilíbrio e princípio de Le Chatelier.',
        ],
        [
          'Acidez, pilhas e eletrólise',
          'Cálculo de pH, hidrólise de sais, potenciais de redução e produção de metais.',
        ],
        [
          'Isomeria, funções e polímeros orgânicos',
          'Reconhecimento de grupos, isômeros e reações de adição, oxidação e esterificação.',
        ],
      ],
      hint: 'Preveja para que lado o sistema se desloca e justifique com uma frase antes de fazer a conta.',
    },
    {
      name: 'Genética, evolução e biotecnologia',
      description: 'Transmissão, expressão e mudança da informação hereditária ao longo das gerações.',
      priority: 'alta',
      weight: 4,
      level: 3,
      requires: ['Células, metabolismo e fisiologia'],
      subtopics: [
        [
          'Heredogramas e padrões de herança',
          'Leis de Mendel, grupos sanguíneos, herança ligada ao sexo e genes no mesmo cromossomo.',
        ],
        ['DNA, proteínas e edição de genes', 'Transcrição, tradução, mutações, transgênicos, PCR e CRISPR.'],
        [
          'Seleção natural, especiação e filogenia',
          'Adaptação, deriva genética, isolamento reprodutivo e leitura de cladogramas.',
        ],
      ],
      hint: 'Monte um heredograma a partir de um caso escrito e justifique o tipo de herança eliminando as outras hipóteses.',
    },
    {
      name: 'Revoluções, guerras e ordem mundial',
      description: 'Da crise do absolutismo aos conflitos do presente, com disputas de ideias e de poder.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Antiguidade, Idade Média e mundo moderno'],
      subtopics: [
        [
          'Iluminismo, revoluções e independências',
          'Inglaterra, Estados Unidos, França, Haiti e América espanhola comparados.',
        ],
        [
          'Imperialismo, guerras mundiais e fascismos',
          'Partilha da África, Revolução Russa, crise de 1929, nazismo e Holocausto.',
        ],
        [
          'Guerra Fria, descolonização e século XXI',
          'Blocos rivais, novas nações, ditaduras na América Latina e conflitos atuais.',
        ],
      ],
      hint: 'Diante de cada documento, anote autor, data, interesse e aquilo que ele prefere não dizer.',
    },
    {
      name: 'Geopolítica e economia global',
      description: 'Produção, energia e poder entre países em um mundo conectado e desigual.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['População, cidades e campo'],
      subtopics: [
        [
          'Globalização e cadeias produtivas',
          'Divisão internacional do trabalho, blocos econômicos e economia digital.',
        ],
        [
          'Energia, minérios e disputas ambientais',
          'Matrizes energéticas, transição, água e acordos do clima.',
        ],
        [
          'Fronteiras, conflitos e organismos internacionais',
          'Oriente Médio, Leste Europeu, África, ONU e papel das grandes potências.',
        ],
      ],
      hint: 'Localize no mapa um conflito da semana e liste território, recurso, agentes e interesses externos.',
    },
    {
      name: 'Ética, política e teoria do conhecimento',
      description: 'Perguntas da Filosofia sobre o bem, o poder e a verdade em textos curtos de autores.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Interpretação de textos e imagens', 'Antiguidade, Idade Média e mundo moderno'],
      subtopics: [
        [
          'Platão, Aristóteles e a vida justa',
          'Alegoria da caverna, virtude, felicidade e a cidade bem governada.',
        ],
        [
          'Razão, experiência e ciência',
          'Descartes, Hume, Kant e Popper diante da pergunta sobre o que podemos conhecer.',
        ],
        [
          'Contrato social, poder e liberdade',
          'Maquiavel, Hobbes, Locke, Rousseau, Hannah Arendt e Foucault sobre viver sob leis.',
        ],
      ],
      hint: 'Reescreva a tese do autor em uma frase, formule uma objeção e responda como ele responderia.',
    },
  ],
  resources: [
    {
      title: 'Fuvest: provas, programa e lista de leituras',
      description: 'Site oficial com manual do candidato, provas anteriores e obras de cada edição.',
      type: 'website',
      url: 'https://www.fuvest.br',
    },
    {
      title: 'Comvest: provas e redações comentadas da Unicamp',
      description: 'Respostas esperadas, comentários da banca e textos de candidatos para comparar.',
      type: 'website',
      url: 'https://www.comvest.unicamp.br',
    },
    {
      title: 'Fundação Vunesp: vestibular da Unesp',
      description: 'Editais, cadernos de questões e informações oficiais das duas fases.',
      type: 'website',
      url: 'https://www.vunesp.com.br',
    },
    {
      title: 'Resoluções comentadas do Curso Objetivo',
      description: 'Provas de muitos vestibulares resolvidas por professores, disciplina por disciplina.',
      type: 'website',
      url: 'https://www.google.com/search?q=Curso+Objetivo+resolu%C3%A7%C3%A3o+comentada+Fuvest+Unicamp+Unesp',
      level: 2,
    },
    {
      title: 'Khan Academy em português',
      description: 'Exercícios com correção imediata para reconstruir a base de Matemática e Ciências.',
      type: 'curso',
      url: 'https://pt.khanacademy.org',
      level: 1,
    },
    {
      title: 'Para Entender o Texto: leitura e redação, de Platão Savioli e Fiorin',
      description: 'Lições curtas que ligam a leitura atenta à escrita, com exercícios de vestibular.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Para+Entender+o+Texto+Leitura+e+Reda%C3%A7%C3%A3o+Plat%C3%A3o+Savioli+Fiorin',
    },
    {
      title: 'Literatura Fundamental, da Univesp TV',
      description: 'Conversas com especialistas sobre clássicos brasileiros, portugueses e universais.',
      type: 'vídeo',
      url: 'https://www.youtube.com/results?search_query=univesp+literatura+fundamental',
      level: 2,
    },
    {
      title: 'Jornal da USP',
      description:
        'Artigos e reportagens de pesquisadores para atualizar conhecimentos e ampliar repertório.',
      type: 'artigo',
      url: 'https://jornal.usp.br',
    },
    {
      title: 'Fundamentos de Matemática Elementar, de Gelson Iezzi e colaboradores',
      description: 'Coleção por assunto, com demonstrações e questões de alto nível.',
      type: 'livro',
      url: 'https://www.google.com/search?q=cole%C3%A7%C3%A3o+Fundamentos+de+Matem%C3%A1tica+Elementar+Iezzi',
      level: 3,
    },
    {
      title: 'Comunicação em Prosa Moderna, de Othon M. Garcia',
      description: 'Obra de referência sobre frase, parágrafo e argumentação para quem já escreve bem.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Comunica%C3%A7%C3%A3o+em+Prosa+Moderna+Othon+M.+Garcia',
      level: 3,
    },
  ],
  evaluationMethods: [
    {
      name: 'Questões dissertativas corrigidas',
      description:
        'Seis questões de três disciplinas, escritas à mão e conferidas item a item com a resposta esperada.',
      frequency: 'Semanal',
    },
    {
      name: 'Redação com reescrita',
      description:
        'Um texto a partir de coletânea real, avaliado pelos critérios da banca e reescrito depois da correção.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Sabatina das leituras',
      description:
        'Duas perguntas sobre cada obra já lida, respondidas sem consulta e com referência a um trecho.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Simulado de segunda fase',
      description:
        'Um dia de prova anterior no tempo oficial, com análise dos pontos perdidos por conteúdo, leitura ou redação.',
      frequency: 'Mensal',
    },
  ],
} satisfies Curriculum;
