import type { Curriculum } from './curriculum.ts';

export const enem = {
  subject: 'ENEM',
  aliases: ['exame nacional do ensino médio'],
  areas: {
    linguagens: [
      'Leitura de textos verbais e visuais',
      'Gêneros textuais e seus propósitos',
      'Variação linguística e línguas do Brasil',
      'Artes, práticas corporais e meios digitais',
      'Leitura em inglês ou espanhol',
      'Literatura brasileira e seus movimentos',
    ],
    'ciências humanas': [
      'Brasil Colônia e escravidão',
      'Cidadania, cultura e desigualdade',
      'Campo, cidade e meio ambiente no Brasil',
      'Império e República no Brasil',
      'Revoluções, guerras e mundo global',
      'Ética, política e conhecimento na filosofia',
    ],
    'ciências da natureza': [
      'Ecologia e impactos ambientais',
      'Saúde, doenças e vacinas',
      'Movimento, forças e energia',
      'Transformações químicas, mol e soluções',
      'Circuitos elétricos e consumo de energia',
      'Calor, ondas e luz',
      'DNA, hereditariedade e evolução',
      'Química orgânica, pilhas e equilíbrio',
    ],
    matemática: [
      'Razão, proporção e porcentagem',
      'Gráficos, tabelas e médias',
      'Escalas e geometria plana',
      'Funções do primeiro e do segundo grau',
      'Geometria espacial e volumes',
      'Contagem e probabilidade',
      'Progressões, exponenciais e logaritmos',
    ],
    redação: [
      'Proposta de redação e tese',
      'Norma-padrão e coesão na redação',
      'Repertório e argumentos na redação',
      'Proposta de intervenção',
      'Redação completa e autoral',
    ],
    português: [
      'Leitura de textos verbais e visuais',
      'Gêneros textuais e seus propósitos',
      'Variação linguística e línguas do Brasil',
    ],
    literatura: ['Literatura brasileira e seus movimentos'],
    inglês: ['Leitura em inglês ou espanhol'],
    espanhol: ['Leitura em inglês ou espanhol'],
    história: [
      'Brasil Colônia e escravidão',
      'Império e República no Brasil',
      'Revoluções, guerras e mundo global',
    ],
    geografia: ['Campo, cidade e meio ambiente no Brasil', 'Revoluções, guerras e mundo global'],
    sociologia: ['Cidadania, cultura e desigualdade'],
    filosofia: ['Ética, política e conhecimento na filosofia'],
    biologia: [
      'Ecologia e impactos ambientais',
      'Saúde, doenças e vacinas',
      'DNA, hereditariedade e evolução',
    ],
    química: ['Transformações químicas, mol e soluções', 'Química orgânica, pilhas e equilíbrio'],
    física: ['Movimento, forças e energia', 'Circuitos elétricos e consumo de energia', 'Calor, ondas e luz'],
  },
  topics: [
    {
      name: 'Leitura de textos verbais e visuais',
      description: 'Compreensão do que o texto diz, do que sugere e de como palavra e imagem se combinam.',
      priority: 'alta',
      weight: 4,
      level: 1,
      subtopics: [
        [
          'Ideia central, inferências e pistas do texto',
          'Separar o que está escrito, o que se conclui e o que seria apenas opinião do leitor.',
        ],
        [
          'Charges, tirinhas e campanhas',
          'Humor, ironia e crítica que nascem do encontro entre imagem e legenda.',
        ],
        [
          'Enunciados e alternativas de prova',
          'Reconhecer o comando da questão e descartar respostas que vão além do texto.',
        ],
      ],
      hint: 'Em cada questão, sublinhe o trecho que justifica a alternativa certa e escreva por que as outras falham.',
    },
    {
      name: 'Razão, proporção e porcentagem',
      description: 'As ferramentas que resolvem boa parte da prova de Matemática e reaparecem em Natureza.',
      priority: 'alta',
      weight: 4,
      level: 1,
      subtopics: [
        [
          'Regra de três e grandezas proporcionais',
          'Relações diretas e inversas em receitas, obras, consumo e velocidade.',
        ],
        [
          'Porcentagem, aumentos e descontos',
          'Fatores de multiplicação, variações sucessivas e comparação de preços.',
        ],
        [
          'Unidades, taxas e densidades',
          'Conversões de medida e razões como habitantes por quilômetro quadrado ou litros por minuto.',
        ],
      ],
      hint: 'Antes de montar a conta, diga em voz alta se as grandezas crescem juntas ou em sentidos opostos.',
    },
    {
      name: 'Proposta de redação e tese',
      description: 'Da frase temática e dos textos motivadores a um ponto de vista com plano definido.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Leitura de textos verbais e visuais'],
      subtopics: [
        [
          'Frase temática e textos motivadores',
          'Palavras que delimitam o assunto e aproveitamento da coletânea sem copiar trechos.',
        ],
        ['Tese e argumentos principais', 'Um posicionamento claro e as duas razões que vão sustentá-lo.'],
        [
          'Plano dos quatro parágrafos',
          'Distribuição das ideias entre abertura, desenvolvimento e fechamento antes do rascunho.',
        ],
      ],
      hint: 'Planeje três temas de anos anteriores em dez minutos cada um, sem escrever a redação inteira.',
    },
    {
      name: 'Brasil Colônia e escravidão',
      description: 'Conquista, trabalho forçado e formação de uma sociedade desigual e diversa.',
      priority: 'alta',
      weight: 3,
      level: 1,
      subtopics: [
        [
          'Povos originários e conquista portuguesa',
          'Diversidade indígena, aldeamentos, guerras e resistência à colonização.',
        ],
        [
          'Açúcar, ouro e sociedade colonial',
          'Grande propriedade, vida urbana nas minas e poder das elites locais.',
        ],
        [
          'Escravidão africana e resistência negra',
          'Tráfico atlântico, quilombos, irmandades e heranças culturais.',
        ],
      ],
      hint: 'Diante de um documento colonial, anote quem escreveu, para quem e quem ficou sem voz.',
    },
    {
      name: 'Ecologia e impactos ambientais',
      description: 'Relações entre seres vivos e ambiente e o que a ação humana altera nelas.',
      priority: 'alta',
      weight: 3,
      level: 1,
      subtopics: [
        [
          'Cadeias alimentares e fluxo de energia',
          'Produtores, consumidores, decompositores e acúmulo de substâncias tóxicas ao longo da cadeia.',
        ],
        [
          'Ciclos do carbono, da água e do nitrogênio',
          'Caminho da matéria entre os seres vivos, o ar, o solo e a água.',
        ],
        [
          'Poluição, aquecimento global e conservação',
          'Eutrofização, chuva ácida, intensificação do efeito estufa e perda de espécies.',
        ],
      ],
      hint: 'Escolha uma notícia ambiental da sua região e monte a sequência de causa, efeito e solução.',
    },
    {
      name: 'Gráficos, tabelas e médias',
      description: 'Leitura de dados e medidas que resumem conjuntos de valores.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Razão, proporção e porcentagem'],
      subtopics: [
        [
          'Leitura de dados em gráficos e tabelas',
          'Eixos, escalas, tendências e escolha da informação que responde à pergunta.',
        ],
        [
          'Média, moda e mediana',
          'O que cada medida resume e como um valor muito distante dos demais muda a média.',
        ],
        [
          'Dispersão e regularidade dos resultados',
          'Comparação de desempenhos pela amplitude e pelo desvio padrão.',
        ],
      ],
      hint: 'Antes de ler as alternativas, descreva o gráfico em uma frase com assunto, eixos e unidade.',
    },
    {
      name: 'Norma-padrão e coesão na redação',
      description: 'Escrita formal e ligação entre as partes do texto, avaliadas em duas competências.',
      priority: 'média',
      weight: 3,
      level: 1,
      requires: ['Proposta de redação e tese'],
      subtopics: [
        [
          'Pontuação, concordância e regência no rascunho',
          'Desvios frequentes na escrita formal e um modo de revisar cada um deles.',
        ],
        [
          'Conectivos e retomadas',
          'Passagem de uma frase ou parágrafo a outro com sentido exato e sem repetições.',
        ],
      ],
      hint: 'Liste seus cinco desvios mais frequentes e reserve uma releitura do rascunho só para encontrá-los.',
    },
    {
      name: 'Cidadania, cultura e desigualdade',
      description: 'Direitos, identidades e diferenças sociais vistos com os conceitos da Sociologia.',
      priority: 'alta',
      weight: 3,
      level: 1,
      subtopics: [
        [
          'Direitos, democracia e movimentos sociais',
          'Direitos civis, políticos e sociais e as lutas que os ampliaram.',
        ],
        [
          'Cultura, identidade e patrimônio',
          'Etnocentrismo, relativismo, indústria cultural e reconhecimento das diferenças.',
        ],
        [
          'Trabalho, gênero, raça e classe',
          'Desigualdades que se somam e políticas públicas que procuram reduzi-las.',
        ],
      ],
      hint: 'Relacione um artigo da Constituição de 1988 a uma notícia da semana e explique o vínculo.',
    },
    {
      name: 'Saúde, doenças e vacinas',
      description: 'Funcionamento do corpo, doenças comuns no Brasil e formas de prevenção.',
      priority: 'média',
      weight: 3,
      level: 1,
      subtopics: [
        [
          'Sistemas do corpo humano',
          'Digestão, respiração, circulação, excreção e controle hormonal em trabalho conjunto.',
        ],
        [
          'Microrganismos, parasitas e prevenção',
          'Agente, transmissão e medidas coletivas em doenças como dengue, Chagas e tuberculose.',
        ],
        [
          'Imunidade, vacinas e soros',
          'Defesa ativa e passiva, memória imunológica e proteção da comunidade.',
        ],
      ],
      hint: 'Monte um quadro com doença, agente, transmissão e prevenção e tente preenchê-lo de memória.',
    },
    {
      name: 'Gêneros textuais e seus propósitos',
      description: 'Relação entre a forma do texto, a intenção de quem escreve e o público.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Leitura de textos verbais e visuais'],
      subtopics: [
        [
          'Notícia, crônica, verbete e anúncio',
          'Marcas que revelam o gênero, o leitor previsto e a finalidade.',
        ],
        [
          'Funções da linguagem',
          'Emotiva, conativa, referencial, fática, poética e metalinguística, conforme o foco da mensagem.',
        ],
      ],
      hint: 'Reescreva a mesma informação como notícia, anúncio e mensagem a um amigo e compare as escolhas.',
    },
    {
      name: 'Campo, cidade e meio ambiente no Brasil',
      description: 'Organização do espaço rural e urbano e uso dos recursos naturais brasileiros.',
      priority: 'média',
      weight: 3,
      level: 1,
      subtopics: [
        [
          'Modernização agrícola e conflitos no campo',
          'Agronegócio, agricultura familiar, concentração de terras e êxodo rural.',
        ],
        [
          'Urbanização e segregação nas cidades',
          'Crescimento das metrópoles, moradia, mobilidade e periferias.',
        ],
        [
          'Biomas, climas e uso da água',
          'Paisagens brasileiras e problemas como desmatamento, erosão, enchentes e estiagens.',
        ],
      ],
      hint: 'Compare fotos antigas e imagens de satélite atuais do seu município e explique três mudanças.',
    },
    {
      name: 'Movimento, forças e energia',
      description: 'Mecânica aplicada a veículos, esportes, máquinas e usinas.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Razão, proporção e porcentagem'],
      subtopics: [
        [
          'Velocidade, aceleração e seus gráficos',
          'Percursos, frenagens e quedas descritos por números e por curvas.',
        ],
        [
          'Leis de Newton no cotidiano',
          'Atrito, cinto de segurança, elevadores e equilíbrio de forças em objetos conhecidos.',
        ],
        [
          'Trabalho, potência e transformações de energia',
          'Rendimento de máquinas e passagem da energia de uma forma a outra.',
        ],
      ],
      hint: 'Em cada problema, siga a energia: onde está no início, onde termina e quanto se dissipa.',
    },
    {
      name: 'Repertório e argumentos na redação',
      description: 'Conhecimentos de várias áreas postos a serviço da defesa de um ponto de vista.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Proposta de redação e tese'],
      subtopics: [
        [
          'Repertório pertinente e produtivo',
          'Livros, filmes, leis, dados e fatos históricos que de fato servem ao argumento.',
        ],
        ['Parágrafo de argumentação', 'Afirmação, explicação, prova e ligação com a tese em poucas linhas.'],
        [
          'Causas, consequências e responsáveis',
          'Análise do problema para além da constatação de que ele existe.',
        ],
      ],
      hint: 'Para cada tema, escreva em duas frases por que o seu repertório prova o argumento; se não provar, troque-o.',
    },
    {
      name: 'Escalas e geometria plana',
      description: 'Medidas em mapas, plantas e figuras do dia a dia.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Razão, proporção e porcentagem'],
      subtopics: [
        [
          'Escalas de mapas e plantas',
          'Conversão entre o desenho e a realidade, inclusive quando se trata de área.',
        ],
        [
          'Perímetros e áreas de figuras',
          'Figuras compostas, revestimentos e efeito da mudança dos lados sobre a área.',
        ],
        [
          'Semelhança, Pitágoras e razões trigonométricas',
          'Rampas, sombras e distâncias que não se podem medir diretamente.',
        ],
      ],
      hint: 'Desenhe a planta do seu quarto em escala e calcule quantas peças de piso ele pede.',
    },
    {
      name: 'Império e República no Brasil',
      description: 'Da Independência à Constituição de 1988: poder, participação e exclusão.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Brasil Colônia e escravidão'],
      subtopics: [
        [
          'Independência, Império e abolição',
          'Projeto das elites, revoltas, economia do café e luta abolicionista.',
        ],
        [
          'República oligárquica e Era Vargas',
          'Coronelismo, movimentos populares, direitos trabalhistas e Estado Novo.',
        ],
        [
          'Ditadura militar e redemocratização',
          'Repressão, censura, resistência, campanha das Diretas e nova Constituição.',
        ],
      ],
      hint: 'Faça uma linha do tempo de quem podia votar em cada período e ligue as mudanças aos fatos políticos.',
    },
    {
      name: 'Variação linguística e línguas do Brasil',
      description: 'Modos diferentes e legítimos de falar o português e a diversidade de línguas do país.',
      priority: 'baixa',
      weight: 2,
      level: 2,
      requires: ['Gêneros textuais e seus propósitos'],
      subtopics: [
        [
          'Variações regionais, sociais e históricas',
          'Marcas de pronúncia, vocabulário e construção e o que dizem sobre os falantes.',
        ],
        [
          'Adequação e preconceito linguístico',
          'Escolha do registro conforme a situação e crítica à ideia de fala inferior.',
        ],
        [
          'Heranças indígenas, africanas e imigrantes na língua',
          'Palavras, ritmos e nomes de lugares que contam a história do país.',
        ],
      ],
      hint: 'Ouça uma canção regional, destaque três marcas de fala e diga em que situação cada uma é adequada.',
    },
    {
      name: 'Transformações químicas, mol e soluções',
      description: 'Materiais, reações e quantidades em problemas de laboratório, indústria e saneamento.',
      priority: 'média',
      weight: 4,
      level: 2,
      requires: ['Razão, proporção e porcentagem'],
      subtopics: [
        [
          'Propriedades e separação de misturas',
          'Densidade, solubilidade, mudanças de estado e etapas do tratamento da água.',
        ],
        ['Balanceamento e estequiometria', 'Proporções em massa, mol e volume, com pureza e rendimento.'],
        [
          'Concentração e diluição de soluções',
          'Rótulos, remédios e amostras de água expressos em diferentes unidades.',
        ],
      ],
      hint: 'Escreva a equação balanceada e a proporção em mols antes de pôr qualquer massa na conta.',
    },
    {
      name: 'Funções do primeiro e do segundo grau',
      description: 'Modelos de tarifas, lucros e trajetórias por meio de retas e parábolas.',
      priority: 'média',
      weight: 4,
      level: 2,
      requires: ['Razão, proporção e porcentagem', 'Gráficos, tabelas e médias'],
      subtopics: [
        [
          'Função afim e taxa de variação',
          'Tarifas fixas e variáveis, comparação de planos e leitura de retas.',
        ],
        [
          'Função quadrática, máximos e mínimos',
          'Raízes e vértice da parábola em problemas de lucro, área e lançamento.',
        ],
      ],
      hint: 'Invente uma situação real para cada gráfico e diga o que nela significam inclinação, raízes e vértice.',
    },
    {
      name: 'Proposta de intervenção',
      description: 'Conclusão com solução viável e detalhada, em respeito aos direitos humanos.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Proposta de redação e tese', 'Cidadania, cultura e desigualdade'],
      subtopics: [
        [
          'Agente, ação, meio, finalidade e detalhamento',
          'Os cinco elementos que a correção procura e o papel de cada um.',
        ],
        [
          'Solução coerente com os argumentos',
          'Medidas que enfrentam as causas discutidas no texto, sem promessas vagas.',
        ],
      ],
      hint: 'Pinte de cinco cores os elementos de uma proposta sua e complete o que faltar.',
    },
    {
      name: 'Artes, práticas corporais e meios digitais',
      description: 'Expressões artísticas, cultura do corpo e circulação da informação.',
      priority: 'média',
      weight: 2,
      level: 2,
      requires: ['Leitura de textos verbais e visuais'],
      subtopics: [
        [
          'Artes visuais, música e teatro',
          'Vanguardas, arte popular e arte contemporânea em diálogo com seu tempo.',
        ],
        [
          'Esporte, dança e cultura do corpo',
          'Jogos, lutas, padrões de beleza e saúde entendidos como práticas sociais.',
        ],
        [
          'Redes sociais e notícias falsas',
          'Como as informações circulam e que responsabilidades cabem a quem as compartilha.',
        ],
      ],
      hint: 'Visite o acervo virtual de um museu e descreva uma obra: o que se vê, como foi feita e o que provoca.',
    },
    {
      name: 'Circuitos elétricos e consumo de energia',
      description: 'Eletricidade das instalações domésticas, dos aparelhos e da conta de luz.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Movimento, forças e energia'],
      subtopics: [
        [
          'Tensão, corrente e resistência elétrica',
          'Relação entre as três grandezas e limites de segurança de fios e disjuntores.',
        ],
        [
          'Ligações em série e em paralelo',
          'Resistência equivalente e comportamento de lâmpadas em cada arranjo.',
        ],
        [
          'Potência e quilowatt-hora',
          'Cálculo do gasto de aparelhos e comparação entre modelos mais e menos eficientes.',
        ],
      ],
      hint: 'Descubra em uma conta de luz o preço do quilowatt-hora e calcule quanto custa um banho de dez minutos.',
    },
    {
      name: 'Leitura em inglês ou espanhol',
      description: 'Cinco questões da prova de Linguagens na língua escolhida na inscrição.',
      priority: 'baixa',
      weight: 2,
      level: 2,
      requires: ['Leitura de textos verbais e visuais'],
      subtopics: [
        [
          'Palavras parecidas e pistas de contexto',
          'Título, imagem e vocabulário próximo do português, com cuidado com os falsos amigos.',
        ],
        [
          'Canções, tirinhas e notícias estrangeiras',
          'Tema, crítica e humor nos gêneros que costumam aparecer na prova.',
        ],
      ],
      hint: 'Leia primeiro o enunciado em português e só depois procure no texto estrangeiro o trecho que responde.',
    },
    {
      name: 'Geometria espacial e volumes',
      description: 'Sólidos, capacidades e representação de objetos no plano.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Escalas e geometria plana'],
      subtopics: [
        [
          'Prismas, cilindros, cones e esferas',
          'Volume de caixas, copos e reservatórios e mudança de recipiente.',
        ],
        [
          'Vistas, planificações e projeções',
          'Passagem do objeto ao desenho, com sombras e trajetórias sobre superfícies.',
        ],
      ],
      hint: 'Desmonte uma embalagem, meça as faces e confira o volume com a capacidade impressa nela.',
    },
    {
      name: 'Revoluções, guerras e mundo global',
      description: 'Transformações dos últimos três séculos que explicam a economia e os conflitos de hoje.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Império e República no Brasil'],
      subtopics: [
        [
          'Iluminismo, revoluções e indústria',
          'Direitos, liberalismo e fábricas na passagem do Antigo Regime ao capitalismo.',
        ],
        ['Guerras mundiais e totalitarismos', 'Imperialismo, crise econômica, nazifascismo e Holocausto.'],
        [
          'Bipolaridade, globalização e migrações',
          'Guerra Fria, descolonização, redes de produção e disputas atuais entre países.',
        ],
      ],
      hint: 'Escolha um conflito atual e recue no tempo, anotando três antecedentes em ordem.',
    },
    {
      name: 'Calor, ondas e luz',
      description: 'Fenômenos térmicos, sonoros e ópticos presentes em aparelhos e no ambiente.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Movimento, forças e energia'],
      subtopics: [
        [
          'Trocas de calor e máquinas térmicas',
          'Isolamento, mudanças de estado, motores e limites de rendimento.',
        ],
        [
          'Som, rádio e ondas eletromagnéticas',
          'Frequência, ressonância e interferência em instrumentos e comunicações.',
        ],
        ['Reflexão, refração e visão', 'Espelhos, lentes, fibras ópticas e correção dos defeitos do olho.'],
      ],
      hint: 'Para cada fenômeno, aponte um aparelho que o usa e explique o funcionamento em duas frases.',
    },
    {
      name: 'Literatura brasileira e seus movimentos',
      description: 'Leitura de poemas e trechos de prosa em relação com a época e com outros textos.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Gêneros textuais e seus propósitos'],
      subtopics: [
        [
          'Do Barroco ao Realismo',
          'Gregório de Matos, árcades, românticos e Machado de Assis diante de seu tempo.',
        ],
        [
          'Modernismo e suas gerações',
          'Semana de 1922, Drummond, romance de 1930, Clarice Lispector e Guimarães Rosa.',
        ],
        [
          'Vozes negras, indígenas e contemporâneas',
          'Carolina Maria de Jesus, Conceição Evaristo, Ailton Krenak e a produção de hoje.',
        ],
      ],
      hint: 'Leia o poema em voz alta e relacione um recurso da forma a um efeito de sentido.',
    },
    {
      name: 'DNA, hereditariedade e evolução',
      description: 'Informação genética, transmissão de características e transformação das espécies.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Saúde, doenças e vacinas'],
      subtopics: [
        ['Células, DNA e síntese de proteínas', 'Organelas, código genético e efeitos das mutações.'],
        ['Heranças mendelianas e heredogramas', 'Cruzamentos, tipos sanguíneos e probabilidade em famílias.'],
        [
          'Biotecnologia e seleção natural',
          'Transgênicos, testes de DNA, resistência a antibióticos e parentesco entre espécies.',
        ],
      ],
      hint: 'Desenhe o caminho do gene à proteína e marque onde cada técnica de biotecnologia interfere.',
    },
    {
      name: 'Ética, política e conhecimento na filosofia',
      description: 'Pensadores e conceitos que aparecem em trechos curtos e pedem leitura atenta.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Cidadania, cultura e desigualdade'],
      subtopics: [
        [
          'Pensamento grego e busca da verdade',
          'Sócrates, Platão e Aristóteles sobre o saber, a virtude e a vida na cidade.',
        ],
        [
          'Razão, experiência e ciência moderna',
          'Descartes, Hume e Kant diante da pergunta sobre o que podemos conhecer.',
        ],
        [
          'Poder, liberdade e crítica contemporânea',
          'Maquiavel, contratualistas, Nietzsche, Arendt e Foucault em debates ainda vivos.',
        ],
      ],
      hint: 'Resuma o trecho do filósofo com suas palavras antes de olhar o nome dele e as alternativas.',
    },
    {
      name: 'Contagem e probabilidade',
      description: 'Número de possibilidades e chance de eventos em senhas, sorteios e exames.',
      priority: 'baixa',
      weight: 4,
      level: 3,
      requires: ['Razão, proporção e porcentagem'],
      subtopics: [
        [
          'Princípio multiplicativo, arranjos e combinações',
          'Decidir se a ordem importa e contar sem listar tudo.',
        ],
        [
          'Probabilidade simples e condicional',
          'Casos favoráveis, eventos sucessivos e informação que muda a chance.',
        ],
      ],
      hint: 'Resolva primeiro uma versão pequena do problema listando todos os casos e só depois use a fórmula.',
    },
    {
      name: 'Redação completa e autoral',
      description: 'Texto inteiro no tempo da prova, com voz própria e revisão pelas cinco competências.',
      priority: 'alta',
      weight: 4,
      level: 3,
      requires: [
        'Norma-padrão e coesão na redação',
        'Repertório e argumentos na redação',
        'Proposta de intervenção',
      ],
      subtopics: [
        [
          'Do rascunho à folha definitiva',
          'Divisão do tempo entre plano, escrita, revisão e passagem a limpo em até trinta linhas.',
        ],
        [
          'Autoria no lugar de modelos decorados',
          'Argumentos encadeados e repertório escolhido para aquele tema.',
        ],
        [
          'Leitura pela grade de correção',
          'Autoavaliação de zero a duzentos pontos em cada uma das cinco competências.',
        ],
      ],
      hint: 'Escreva em até uma hora e quinze, guarde o texto por um dia e corrija-o pela cartilha do Inep.',
    },
    {
      name: 'Química orgânica, pilhas e equilíbrio',
      description: 'Compostos de carbono, energia das reações e processos que podem se inverter.',
      priority: 'baixa',
      weight: 4,
      level: 3,
      requires: ['Transformações químicas, mol e soluções'],
      subtopics: [
        [
          'Funções orgânicas e polímeros',
          'Grupos funcionais, isomeria e propriedades de remédios, plásticos e sabões.',
        ],
        ['Combustíveis e calor das reações', 'Entalpia, comparação de fontes de energia e emissão de gases.'],
        [
          'Oxirredução e equilíbrio químico',
          'Pilhas, eletrólise, corrosão, pH e deslocamento de equilíbrio.',
        ],
      ],
      hint: 'Em cada molécula da prova, circule os grupos funcionais antes de ler o que se pergunta.',
    },
    {
      name: 'Progressões, exponenciais e logaritmos',
      description: 'Sequências e crescimentos rápidos em finanças, populações e escalas.',
      priority: 'baixa',
      weight: 4,
      level: 3,
      requires: ['Funções do primeiro e do segundo grau'],
      subtopics: [
        ['Progressões aritméticas e geométricas', 'Termo geral e soma em padrões, treinos e pagamentos.'],
        [
          'Crescimento exponencial e juros compostos',
          'Dívidas, investimentos, culturas de bactérias e meia-vida.',
        ],
        ['Logaritmos e escalas de medida', 'Tempo de crescimento, intensidade de terremotos e acidez.'],
      ],
      hint: 'Simule em uma tabela cinco meses de juros simples e compostos e descreva a diferença.',
    },
  ],
  resources: [
    {
      title: 'Provas, gabaritos e cartilha do participante (Inep)',
      description: 'Cadernos oficiais de todos os anos e o guia de correção da redação.',
      type: 'website',
      url: 'https://www.gov.br/inep/pt-br',
    },
    {
      title: 'MEC Enem: o simuladão do Enem',
      description: 'Aplicativo gratuito do Ministério da Educação com simulados e treino de redação.',
      type: 'other',
      url: 'https://www.google.com/search?q=MEC+Enem+simulad%C3%A3o+aplicativo+oficial',
    },
    {
      title: 'Khan Academy em português',
      description: 'Aulas curtas e exercícios com correção imediata de Matemática e Ciências.',
      type: 'curso',
      url: 'https://pt.khanacademy.org',
    },
    {
      title: 'Brasil Escola',
      description: 'Resumos de todas as disciplinas e exercícios comentados para consulta rápida.',
      type: 'website',
      url: 'https://brasilescola.uol.com.br',
      level: 1,
    },
    {
      title: 'Professor Ferretto: Matemática',
      description: 'Videoaulas de Matemática da base ao ensino médio, com questões resolvidas.',
      type: 'vídeo',
      url: 'https://www.youtube.com/results?search_query=professor+ferretto+matem%C3%A1tica+enem',
      level: 1,
    },
    {
      title: 'Biologia Total com professor Jubilut',
      description: 'Videoaulas de Biologia com esquemas e resolução de questões de prova.',
      type: 'vídeo',
      url: 'https://www.youtube.com/results?search_query=biologia+total+jubilut+enem',
      level: 2,
    },
    {
      title: 'Atlas Geográfico Escolar do IBGE',
      description: 'Mapas, gráficos e textos sobre o Brasil e o mundo em acesso livre.',
      type: 'website',
      url: 'https://atlasescolar.ibge.gov.br',
    },
    {
      title: 'Quarto de Despejo, de Carolina Maria de Jesus',
      description: 'Diário que serve à literatura, às Ciências Humanas e ao repertório da redação.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Quarto+de+Despejo+Carolina+Maria+de+Jesus',
      level: 2,
    },
    {
      title: 'Revista Pesquisa Fapesp',
      description: 'Reportagens sobre ciência e humanidades para ampliar repertório e treinar leitura longa.',
      type: 'artigo',
      url: 'https://revistapesquisa.fapesp.br',
      level: 3,
    },
  ],
  evaluationMethods: [
    {
      name: 'Bloco de questões de uma área',
      description:
        'Quinze questões de provas anteriores em 45 minutos, com o motivo de cada erro anotado ao lado.',
      frequency: 'Semanal',
    },
    {
      name: 'Redação avaliada pelas competências',
      description:
        'Um texto de até trinta linhas, com nota em cada competência e reescrita do parágrafo mais fraco.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Caderno de erros',
      description:
        'Refazer sem consulta as questões erradas e classificar a causa: conteúdo, leitura, conta ou tempo.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Simulado de um dia de prova',
      description:
        'Noventa questões no horário oficial, alternando primeiro dia, com redação, e segundo dia.',
      frequency: 'Mensal',
    },
  ],
} satisfies Curriculum;
