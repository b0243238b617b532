import type { Curriculum } from './curriculum.ts';

export const sociologia = {
  subject: 'Sociologia',
  aliases: ['ciências sociais', 'sociologia geral'],
  areas: {
    'sociologia clássica': [
      'Surgimento da Sociologia',
      'Durkheim e o fato social',
      'Karl Marx e o capitalismo',
      'Max Weber e a ação social',
    ],
    'clássicos da sociologia': [
      'Durkheim e o fato social',
      'Karl Marx e o capitalismo',
      'Max Weber e a ação social',
    ],
    'sociologia brasileira': ['Intérpretes da sociedade brasileira', 'Estado brasileiro e patrimonialismo'],
    'pensamento social brasileiro': ['Intérpretes da sociedade brasileira'],
    antropologia: [
      'Cultura e diversidade',
      'Antropologia e trabalho de campo',
      'Povos indígenas, quilombolas e tradicionais',
    ],
    'ciência política': [
      'Estado e poder político',
      'Democracia e sistema eleitoral',
      'Cidadania e direitos humanos',
      'Estado brasileiro e patrimonialismo',
    ],
    'sociologia do trabalho': ['Trabalho e organização da produção', 'Mercado de trabalho no Brasil'],
    'mundo do trabalho': ['Trabalho e organização da produção', 'Mercado de trabalho no Brasil'],
    'desigualdade social': [
      'Estratificação e mobilidade',
      'Desigualdade e pobreza no Brasil',
      'Raça, racismo e ações afirmativas',
      'Gênero, sexualidade e família',
    ],
    'relações étnico-raciais': [
      'Raça, racismo e ações afirmativas',
      'Povos indígenas, quilombolas e tradicionais',
    ],
    'relações de gênero': ['Gênero, sexualidade e família'],
    'movimentos sociais': ['Movimentos sociais'],
    cidadania: ['Cidadania e direitos humanos', 'Democracia e sistema eleitoral'],
    'sociologia urbana': ['Cidade e segregação urbana', 'Violência e controle social'],
    'sociologia da educação': ['Bourdieu, escola e reprodução social'],
    'sociologia contemporânea': [
      'Bourdieu, escola e reprodução social',
      'Globalização e neoliberalismo',
      'Algoritmos, vigilância e vida conectada',
      'Modernidade líquida, risco e consumo',
    ],
  },
  topics: [
    {
      name: 'Olhar sociológico',
      description:
        'Como transformar o que parece natural na vida em sociedade em pergunta que se pode investigar.',
      priority: 'alta',
      weight: 1,
      level: 1,
      subtopics: [
        [
          'Desnaturalização e estranhamento',
          'Ver costumes e papéis como criações históricas, que poderiam ser de outro modo.',
        ],
        [
          'Imaginação sociológica',
          'A proposta de Wright Mills de ligar a biografia de cada um à história de todos.',
        ],
      ],
      hint: 'Descreva o recreio ou o ônibus de hoje como se viesse de outro país e liste as regras não escritas.',
    },
    {
      name: 'Surgimento da Sociologia',
      description:
        'As transformações dos séculos XVIII e XIX que criaram a necessidade de uma ciência da sociedade.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Olhar sociológico'],
      subtopics: [
        [
          'Dupla revolução e questão social',
          'Indústria, cidades, revoltas e a nova desordem que pedia explicação.',
        ],
        [
          'Comte e o positivismo',
          'Lei dos três estados, ordem e progresso, e a marca dessas ideias na bandeira brasileira.',
        ],
      ],
      hint: 'Faça uma linha do tempo com três mudanças econômicas e três políticas e a pergunta que cada uma gerou.',
    },
    {
      name: 'Durkheim e o fato social',
      description: 'A sociedade como realidade que existe antes do indivíduo e exerce coerção sobre ele.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Surgimento da Sociologia'],
      subtopics: [
        [
          'Coerção, exterioridade e generalidade',
          'As três marcas do fato social e a regra de tratá-lo como coisa.',
        ],
        [
          'Solidariedade mecânica e orgânica',
          'Consciência coletiva, divisão do trabalho e o que mantém um grupo unido.',
        ],
        [
          'Anomia e o estudo do suicídio',
          'Enfraquecimento das normas e a prova de que até um ato íntimo tem causas sociais.',
        ],
      ],
      hint: 'Teste as três marcas do fato social em cinco exemplos seus: moda, língua, sede, voto e luto.',
    },
    {
      name: 'Karl Marx e o capitalismo',
      description: 'Produção, classes e conflito como chave para explicar a sociedade capitalista.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Surgimento da Sociologia'],
      subtopics: [
        [
          'Modo de produção e classes sociais',
          'Forças produtivas, relações de produção, infraestrutura e superestrutura.',
        ],
        [
          'Mais-valia e fetichismo da mercadoria',
          'O tempo de trabalho não pago e as coisas que parecem ter valor por si mesmas.',
        ],
        [
          'Luta de classes e ideologia',
          'Interesses opostos, consciência de classe e ideias que escondem a exploração.',
        ],
      ],
      hint: 'Calcule, com números inventados, quanto da jornada de um operário paga o salário e quanto vira mais-valia.',
    },
    {
      name: 'Max Weber e a ação social',
      description: 'A sociologia que compreende o sentido das ações e a racionalização do mundo moderno.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Surgimento da Sociologia'],
      subtopics: [
        [
          'Tipos de ação e tipo ideal',
          'Ação racional por fins ou por valores, afetiva e tradicional, e o modelo que ajuda a comparar.',
        ],
        [
          'Dominação legal, tradicional e carismática',
          'Três razões pelas quais as pessoas consideram legítimo obedecer.',
        ],
        [
          'Ética protestante e desencantamento',
          'Religião, disciplina, burocracia e o avanço do cálculo em todas as áreas da vida.',
        ],
      ],
      hint: 'Classifique dez ações do seu dia nos quatro tipos e discuta os casos em que eles se misturam.',
    },
    {
      name: 'Socialização e instituições',
      description: 'Como a família, a escola, a religião e os amigos ensinam a viver em sociedade.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Olhar sociológico'],
      subtopics: [
        [
          'Socialização primária e secundária',
          'Da primeira infância aos grupos da vida adulta, com o que se aprende sem perceber.',
        ],
        [
          'Família, religião e outras instituições',
          'Funções, mudanças e diferentes arranjos ao longo do tempo.',
        ],
      ],
      hint: 'Entreviste alguém de outra geração sobre o que era proibido aos quinze anos e compare com hoje.',
    },
    {
      name: 'Papéis, interação e desvio',
      description: 'A vida social vista de perto: encontros, aparências, expectativas e rótulos.',
      priority: 'baixa',
      weight: 2,
      level: 2,
      requires: ['Socialização e instituições'],
      subtopics: [
        [
          'Status e papéis sociais',
          'Posições herdadas ou conquistadas e os conflitos entre as expectativas de cada uma.',
        ],
        ['Goffman e a encenação cotidiana', 'Palco, bastidores e o cuidado com a impressão que causamos.'],
        ['Estigma e rotulação', 'Becker e o desvio como resultado da reação dos outros, não só do ato.'],
      ],
      hint: 'Observe uma entrevista de emprego ou um balcão e anote o que é palco e o que é bastidor.',
    },
    {
      name: 'Cultura e diversidade',
      description: 'O conceito de cultura, o encontro entre modos de vida e a crítica ao etnocentrismo.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Olhar sociológico'],
      subtopics: [
        [
          'Cultura, símbolos e normas',
          'O que se aprende e se transmite, da língua à comida, e por que não há povo sem cultura.',
        ],
        [
          'Etnocentrismo e relativismo cultural',
          'Julgar pelos próprios padrões ou procurar entender o sentido que o outro dá.',
        ],
        [
          'Identidade e patrimônio cultural',
          'Pertencimento, memória e bens materiais e imateriais protegidos no Brasil.',
        ],
      ],
      hint: 'Escolha um costume que você estranha e escreva a explicação que daria quem o pratica.',
    },
    {
      name: 'Antropologia e trabalho de campo',
      description: 'De onde veio a antropologia e como se conhece um grupo convivendo com ele.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Cultura e diversidade'],
      subtopics: [
        [
          'Evolucionismo, Boas e estruturalismo',
          'A crítica à escala única de progresso e as estruturas comuns que Lévi-Strauss procurou.',
        ],
        [
          'Malinowski e a observação participante',
          'Viver entre os outros, aprender a língua e registrar o dia a dia em um diário.',
        ],
      ],
      hint: 'Faça meia hora de observação em uma feira e escreva um diário separando o visto do interpretado.',
    },
    {
      name: 'Indústria cultural e mídia',
      description: 'Cultura produzida como mercadoria, meios de comunicação e formação da opinião.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Cultura e diversidade', 'Karl Marx e o capitalismo'],
      subtopics: [
        [
          'Adorno, Horkheimer e a cultura em série',
          'Padronização, falsa novidade e entretenimento como continuação do trabalho.',
        ],
        [
          'Meios de comunicação e opinião',
          'Propriedade dos veículos, seleção do que vira notícia e poder da propaganda.',
        ],
        [
          'Cultura popular, erudita e de massa',
          'Fronteiras que se misturam e as críticas à ideia de um público passivo.',
        ],
      ],
      hint: 'Compare a mesma notícia em três veículos: título, foto, fontes ouvidas e o que ficou de fora.',
    },
    {
      name: 'Trabalho e organização da produção',
      description: 'Os sentidos do trabalho na história e os modelos que organizaram a fábrica moderna.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Durkheim e o fato social', 'Karl Marx e o capitalismo'],
      subtopics: [
        [
          'Trabalho escravo, servil e assalariado',
          'Como mudam a liberdade, a posse do produto e o valor dado a quem trabalha.',
        ],
        [
          'Taylorismo, fordismo e toyotismo',
          'Do cronômetro e da esteira à produção enxuta e ao trabalhador de muitas funções.',
        ],
      ],
      hint: 'Compare os três modelos em um quadro com ritmo, controle, estoque e perfil do trabalhador.',
    },
    {
      name: 'Mercado de trabalho no Brasil',
      description:
        'Emprego formal, informalidade, plataformas e a disputa em torno da proteção ao trabalhador.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Trabalho e organização da produção'],
      subtopics: [
        [
          'Informalidade, terceirização e plataformas',
          'Vínculos frágeis, jornadas longas e o controle exercido por aplicativos.',
        ],
        [
          'Sindicatos e proteção trabalhista',
          'Da Consolidação das Leis do Trabalho de 1943 à reforma de 2017 e seus efeitos.',
        ],
      ],
      hint: 'Consulte os dados de desocupação do IBGE e compare homens e mulheres, negros e brancos.',
    },
    {
      name: 'Estratificação e mobilidade',
      description: 'Formas de hierarquia social e as chances de mudar de posição ao longo da vida.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Karl Marx e o capitalismo', 'Max Weber e a ação social'],
      subtopics: [
        [
          'Castas, estamentos e classes',
          'Sociedades mais fechadas ou mais abertas e o critério de cada divisão.',
        ],
        [
          'Mobilidade social e mérito',
          'Subir ou descer entre gerações e os limites da explicação pelo esforço individual.',
        ],
      ],
      hint: 'Monte a árvore de ocupações e estudos de três gerações de uma família e explique os movimentos.',
    },
    {
      name: 'Desigualdade e pobreza no Brasil',
      description: 'Medidas, causas históricas e políticas de enfrentamento da desigualdade brasileira.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Estratificação e mobilidade'],
      subtopics: [
        ['Renda, riqueza e índice de Gini', 'Como se mede a concentração e o que as médias escondem.'],
        [
          'Fome, pobreza e exclusão',
          'Linhas de pobreza, insegurança alimentar e falta de acesso a serviços essenciais.',
        ],
        [
          'Transferência de renda e ação do Estado',
          'Bolsa Família, valorização do salário mínimo, tributos e o debate sobre seus resultados.',
        ],
      ],
      hint: 'Leia um gráfico recente do IBGE sobre rendimento e escreva três frases que ele permite afirmar.',
    },
    {
      name: 'Raça, racismo e ações afirmativas',
      description: 'A raça como construção social e as formas do racismo na sociedade brasileira.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Cultura e diversidade', 'Estratificação e mobilidade'],
      subtopics: [
        [
          'Racismo científico e branqueamento',
          'Como falsas teorias do século XIX justificaram hierarquias e políticas de imigração.',
        ],
        [
          'Mito da democracia racial',
          'A ideia de convivência harmoniosa diante dos dados de renda, escola e violência.',
        ],
        [
          'Racismo estrutural e cotas',
          'Lei de Cotas de 2012, Estatuto da Igualdade Racial e a luta do movimento negro.',
        ],
      ],
      hint: 'Confronte um texto que defende a democracia racial com um indicador oficial separado por cor ou raça.',
    },
    {
      name: 'Gênero, sexualidade e família',
      description:
        'Como se constroem as expectativas sobre homens e mulheres e a diversidade de afetos e arranjos.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Socialização e instituições'],
      subtopics: [
        [
          'Gênero como construção social',
          'Diferença entre sexo e gênero, papéis aprendidos e divisão sexual do trabalho.',
        ],
        [
          'Feminismos e interseccionalidade',
          'Voto, trabalho, corpo e o cruzamento de gênero, raça e classe em uma mesma vida.',
        ],
        [
          'Violência de gênero e proteção legal',
          'Lei Maria da Penha, feminicídio e o reconhecimento de uniões e identidades LGBTQIA+.',
        ],
      ],
      hint: 'Registre por dois dias quem faz cada tarefa da casa e quanto tempo ela leva; depois some por pessoa.',
    },
    {
      name: 'Povos indígenas, quilombolas e tradicionais',
      description: 'Diversidade, território e garantias constitucionais de povos e comunidades do Brasil.',
      priority: 'média',
      weight: 2,
      level: 2,
      requires: ['Cultura e diversidade'],
      subtopics: [
        [
          'Povos indígenas e terra',
          'O artigo 231 da Constituição, a demarcação e a disputa em torno do marco temporal.',
        ],
        [
          'Quilombos e comunidades tradicionais',
          'Titulação de terras, ribeirinhos, caiçaras e outros modos de vida ligados ao território.',
        ],
      ],
      hint: 'Procure no Censo de 2022 quantos indígenas e quilombolas vivem no seu estado e onde.',
    },
    {
      name: 'Estado e poder político',
      description: 'O que é poder, como nasce o Estado moderno e de que formas ele se organiza.',
      priority: 'média',
      weight: 3,
      level: 1,
      requires: ['Max Weber e a ação social'],
      subtopics: [
        [
          'Poder, autoridade e monopólio da força',
          'Por que o Estado reivindica sozinho o uso legítimo da violência em um território.',
        ],
        [
          'Formas de Estado e de governo',
          'Federação, monarquia, república, presidencialismo, parlamentarismo e regimes autoritários.',
        ],
      ],
      hint: 'Escolha três países e classifique cada um por forma de Estado, forma e sistema de governo.',
    },
    {
      name: 'Democracia e sistema eleitoral',
      description: 'Sentidos da democracia, regras do voto no Brasil e desafios da representação.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Estado e poder político'],
      subtopics: [
        [
          'Democracia direta, representativa e participativa',
          'Assembleias, eleições, conselhos, plebiscitos e orçamento participativo.',
        ],
        [
          'Partidos e eleições no Brasil',
          'Voto majoritário e proporcional, coalizões e quem pode ou deve votar.',
        ],
      ],
      hint: 'Simule a divisão de dez vagas de vereador entre três partidos pelo quociente eleitoral.',
    },
    {
      name: 'Cidadania e direitos humanos',
      description: 'A conquista histórica dos direitos e a distância entre a lei e a vida no Brasil.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Estado e poder político'],
      subtopics: [
        [
          'Direitos civis, políticos e sociais',
          'A sequência descrita por Marshall para a Inglaterra e os seus limites.',
        ],
        [
          'Cidadania na história brasileira',
          'O caminho invertido apontado por José Murilo de Carvalho e a Constituição de 1988.',
        ],
        [
          'Declaração Universal de 1948',
          'Dignidade, universalidade e instituições que cobram o respeito aos direitos.',
        ],
      ],
      hint: 'Leia os artigos 5º e 6º da Constituição e ligue três direitos a situações do seu bairro.',
    },
    {
      name: 'Movimentos sociais',
      description: 'Ação coletiva, pautas e formas de luta que mudaram leis e costumes.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Cidadania e direitos humanos'],
      subtopics: [
        [
          'Ação coletiva e novos movimentos',
          'Da luta operária às causas de identidade, ambiente e modo de vida.',
        ],
        [
          'Lutas populares no Brasil',
          'Movimentos negro, feminista, indígena, estudantil e por terra e moradia.',
        ],
        [
          'Protesto e mobilização digital',
          'Convocação pela internet, junho de 2013 e movimentos de direções políticas opostas.',
        ],
      ],
      hint: 'Monte a ficha de um movimento: quem participa, o que pede, contra quem, como age e o que conquistou.',
    },
    {
      name: 'Intérpretes da sociedade brasileira',
      description: 'Obras que tentaram explicar o Brasil e as leituras críticas que receberam.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Raça, racismo e ações afirmativas', 'Max Weber e a ação social'],
      subtopics: [
        ['Freyre e Sérgio Buarque', 'Casa-Grande & Senzala, Raízes do Brasil e o homem cordial.'],
        [
          'Caio Prado e Florestan Fernandes',
          'O sentido da colonização e a integração incompleta do negro na sociedade de classes.',
        ],
        [
          'Autoras negras e o Brasil',
          'Lélia Gonzalez, Beatriz Nascimento e a crítica à história contada por um só lado.',
        ],
      ],
      hint: 'Resuma a tese de cada obra em duas linhas e escreva qual autor discordaria dela e por quê.',
    },
    {
      name: 'Estado brasileiro e patrimonialismo',
      description: 'A confusão entre público e privado, o mando local e os controles da democracia.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Democracia e sistema eleitoral', 'Max Weber e a ação social'],
      subtopics: [
        [
          'Patrimonialismo e estamento burocrático',
          'A leitura de Raymundo Faoro sobre o poder que trata o bem comum como seu.',
        ],
        ['Coronelismo e clientelismo', 'Victor Nunes Leal e a troca de votos por favores, ontem e hoje.'],
      ],
      hint: 'Consulte o portal da transparência do seu município e verifique um gasto do começo ao fim.',
    },
    {
      name: 'Cidade e segregação urbana',
      description: 'Modos de vida na metrópole, desigualdade no espaço e direito à cidade.',
      priority: 'baixa',
      weight: 2,
      level: 2,
      requires: ['Estratificação e mobilidade'],
      subtopics: [
        [
          'Vida na metrópole e Escola de Chicago',
          'Simmel, a atitude de indiferença e a cidade tomada como laboratório.',
        ],
        [
          'Moradia, favelas e direito à cidade',
          'Preço da terra, expulsão dos mais pobres, transporte e lutas por moradia.',
        ],
      ],
      hint: 'Compare dois bairros da sua cidade por tempo de viagem, área verde, escola e rede de esgoto.',
    },
    {
      name: 'Violência e controle social',
      description: 'Formas visíveis e invisíveis de violência, crime, polícia e prisão no Brasil.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Durkheim e o fato social', 'Desigualdade e pobreza no Brasil'],
      subtopics: [
        [
          'Violência física e simbólica',
          'Da agressão aberta à dominação que parece natural até para quem a sofre.',
        ],
        [
          'Homicídios, polícia e encarceramento',
          'Quem mais morre e quem mais é preso no país, com dados e explicações em disputa.',
        ],
      ],
      hint: 'Leia um quadro do Atlas da Violência por idade, sexo e cor e explique o padrão sem recorrer a opiniões.',
    },
    {
      name: 'Bourdieu, escola e reprodução social',
      description: 'Como gostos, diplomas e contatos mantêm vantagens de uma geração a outra.',
      priority: 'alta',
      weight: 4,
      level: 3,
      requires: ['Socialização e instituições', 'Estratificação e mobilidade'],
      subtopics: [
        [
          'Habitus, campo e capitais',
          'Disposições incorporadas e os recursos econômicos, culturais e sociais em disputa.',
        ],
        [
          'Escola e herança cultural',
          'Por que tratar desiguais como iguais pode transformar privilégio em mérito.',
        ],
      ],
      hint: 'Faça o inventário dos seus três capitais e diga qual deles a escola mais valoriza.',
    },
    {
      name: 'Globalização e neoliberalismo',
      description: 'Integração econômica e cultural do mundo e a redefinição do papel do Estado.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Trabalho e organização da produção', 'Estado e poder político'],
      subtopics: [
        [
          'Estado de bem-estar e virada neoliberal',
          'Da proteção social do pós-guerra às privatizações e ao corte de gastos.',
        ],
        [
          'Globalização, migrações e culturas',
          'Empresas sem fronteira, pessoas barradas e a mistura ou a perda de identidades.',
        ],
      ],
      hint: 'Verifique a etiqueta de cinco objetos e trace o caminho deles do projeto à loja.',
    },
    {
      name: 'Algoritmos, vigilância e vida conectada',
      description: 'O que muda na convivência, na política e na intimidade com as plataformas digitais.',
      priority: 'média',
      weight: 2,
      level: 2,
      requires: ['Indústria cultural e mídia'],
      subtopics: [
        [
          'Bolhas, desinformação e debate público',
          'Seleção automática do que se vê, notícias falsas e ataques à confiança.',
        ],
        [
          'Dados pessoais e exclusão digital',
          'A Lei Geral de Proteção de Dados, a vigilância como negócio e quem fica sem acesso.',
        ],
      ],
      hint: 'Registre as dez primeiras postagens que aparecem para você e levante hipóteses sobre cada escolha.',
    },
    {
      name: 'Modernidade líquida, risco e consumo',
      description: 'Diagnósticos do presente: laços frágeis, incertezas fabricadas e identidade comprada.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Globalização e neoliberalismo'],
      subtopics: [
        [
          'Bauman, Giddens e Beck',
          'Liquidez, reflexividade e sociedade de risco como nomes de uma mesma virada.',
        ],
        ['Sociedade de consumo', 'Necessidades criadas, distinção pelo gosto, endividamento e descarte.'],
      ],
      hint: 'Anote suas compras e seus desejos de uma semana e indique de onde veio cada vontade.',
    },
    {
      name: 'Questão ambiental e sociedade',
      description: 'Conflitos sobre o uso da natureza e a divisão desigual de danos e benefícios.',
      priority: 'baixa',
      weight: 2,
      level: 3,
      requires: ['Desigualdade e pobreza no Brasil'],
      subtopics: [
        [
          'Desenvolvimento sustentável e seus críticos',
          'Do relatório de 1987 ao debate entre crescer menos e crescer de outro modo.',
        ],
        [
          'Justiça climática e racismo ambiental',
          'Quem mora perto do lixo, da barragem e da encosta, e por que isso não é acaso.',
        ],
      ],
      hint: 'Mapeie um desastre brasileiro recente: causa, responsáveis, atingidos e reparação obtida.',
    },
    {
      name: 'Religião, laicidade e pluralismo',
      description: 'O fato religioso explicado pela sociologia e a diversidade de crenças no Brasil.',
      priority: 'baixa',
      weight: 2,
      level: 3,
      requires: ['Durkheim e o fato social', 'Max Weber e a ação social'],
      subtopics: [
        [
          'Sagrado, profano e coesão',
          'A religião como símbolo do grupo, da análise de Durkheim aos rituais civis.',
        ],
        [
          'Estado laico e intolerância religiosa',
          'Liberdade de crença, ataques a terreiros e mudanças reveladas pelos censos.',
        ],
      ],
      hint: 'Visite com respeito dois espaços de crenças diferentes e descreva ritos, papéis e símbolos de cada um.',
    },
    {
      name: 'Pesquisa social na prática',
      description: 'Da pergunta ao dado: como planejar, colher e interpretar informações sobre a sociedade.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Max Weber e a ação social', 'Desigualdade e pobreza no Brasil'],
      subtopics: [
        [
          'Métodos quantitativos e qualitativos',
          'Quando contar, quando escutar e como um caminho completa o outro.',
        ],
        [
          'Questionário, entrevista e amostra',
          'Perguntas que não induzem, escolha de quem responde e respeito ao participante.',
        ],
      ],
      hint: 'Escreva um questionário de seis perguntas, teste-o com duas pessoas e corrija o que confundiu.',
    },
  ],
  resources: [
    {
      title: 'Sociologia para o ensino médio, de Nelson Dacio Tomazi',
      description: 'Livro didático direto, com textos complementares e propostas de pesquisa.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Sociologia+para+o+ensino+m%C3%A9dio+Nelson+Dacio+Tomazi',
    },
    {
      title: 'IBGE Educa',
      description: 'Dados sobre a população brasileira explicados para estudantes, com mapas e gráficos.',
      type: 'website',
      url: 'https://educa.ibge.gov.br',
    },
    {
      title: 'Se Liga Nessa História: Sociologia',
      description: 'Videoaulas sobre os clássicos e os temas mais pedidos nas provas.',
      type: 'vídeo',
      url: 'https://www.youtube.com/results?search_query=se+liga+nessa+hist%C3%B3ria+sociologia',
    },
    {
      title: 'O que é Sociologia, de Carlos Benedito Martins',
      description: 'Livro pequeno que conta como e por que a disciplina nasceu.',
      type: 'livro',
      url: 'https://www.google.com/search?q=O+que+%C3%A9+Sociologia+Carlos+Benedito+Martins',
      level: 1,
    },
    {
      title: 'Politize!',
      description: 'Textos didáticos sobre instituições, eleições, direitos e políticas públicas.',
      type: 'website',
      url: 'https://www.politize.com.br',
      level: 1,
    },
    {
      title: 'Um toque de clássicos, de Tania Quintaneiro e outras autoras',
      description: 'Apresentação cuidadosa de Marx, Durkheim e Weber, com trechos das obras.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Um+toque+de+cl%C3%A1ssicos+Marx+Durkheim+Weber+Quintaneiro',
      level: 2,
    },
    {
      title: 'Instituto de Pesquisa Econômica Aplicada (Ipea)',
      description: 'Estudos e indicadores sobre trabalho, desigualdade, raça e violência no país.',
      type: 'website',
      url: 'https://www.ipea.gov.br',
      level: 2,
    },
    {
      title: 'Questões do ENEM na página do Inep',
      description: 'Provas anteriores para praticar a leitura sociológica de textos, charges e gráficos.',
      type: 'website',
      url: 'https://www.gov.br/inep/pt-br',
    },
    {
      title: 'Sociologia, de Anthony Giddens e Philip W. Sutton',
      description: 'Manual de nível universitário, com pesquisas atuais sobre cada tema.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Sociologia+Anthony+Giddens+Philip+Sutton',
      level: 3,
    },
    {
      title: 'Revista Brasileira de Ciências Sociais',
      description: 'Artigos de sociologia, antropologia e ciência política em acesso aberto.',
      type: 'artigo',
      url: 'https://www.google.com/search?q=Revista+Brasileira+de+Ci%C3%AAncias+Sociais+SciELO',
      level: 3,
    },
  ],
  evaluationMethods: [
    {
      name: 'Conceito em ação',
      description: 'Explicar uma notícia da semana com dois conceitos e o autor de cada um, em dez linhas.',
      frequency: 'Semanal',
    },
    {
      name: 'Leitura de tabelas e charges',
      description:
        'Seis questões com gráfico, tabela ou charge, escrevendo o que cada fonte permite concluir.',
      frequency: 'Semanal',
    },
    {
      name: 'Diário de campo',
      description:
        'Observar uma situação do cotidiano por meia hora e separar descrição, interpretação e conceito.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Redação com repertório sociológico',
      description:
        'Texto dissertativo sobre um problema brasileiro, com dado oficial, autor e proposta de intervenção.',
      frequency: 'Mensal',
    },
  ],
} satisfies Curriculum;
