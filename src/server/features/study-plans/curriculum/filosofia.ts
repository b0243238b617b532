import type { Curriculum } from './curriculum.ts';

export const filosofia = {
  subject: 'Filosofia',
  aliases: ['história da filosofia', 'pensamento filosófico'],
  areas: {
    'filosofia antiga': [
      'Do mito ao logos',
      'Pré-socráticos',
      'Sofistas e Sócrates',
      'Platão: ideias, alma e cidade',
      'Aristóteles: ser e conhecimento',
      'Ética das virtudes em Aristóteles',
      'Escolas helenísticas',
    ],
    'filosofia grega': [
      'Pré-socráticos',
      'Sofistas e Sócrates',
      'Platão: ideias, alma e cidade',
      'Aristóteles: ser e conhecimento',
    ],
    'filosofia medieval': ['Fé e razão na filosofia medieval'],
    patrística: ['Fé e razão na filosofia medieval'],
    'filosofia moderna': [
      'Maquiavel e a política moderna',
      'Ciência nova: Galileu e Bacon',
      'Descartes e o racionalismo',
      'Empirismo: Locke e Hume',
      'Contrato social: Hobbes, Locke e Rousseau',
      'Iluminismo e uso público da razão',
      'Kant: limites do conhecimento',
    ],
    'filosofia contemporânea': [
      'Marx: história, trabalho e ideologia',
      'Nietzsche e a crítica da moral',
      'Fenomenologia e existência',
      'Existencialismo: Sartre e Beauvoir',
      'Escola de Frankfurt',
      'Hannah Arendt: totalitarismo e ação',
      'Foucault: saber, poder e corpo',
      'Linguagem e filosofia analítica',
      'Justiça e democracia hoje',
    ],
    ética: [
      'Ética das virtudes em Aristóteles',
      'Ética do dever e utilitarismo',
      'Bioética e responsabilidade técnica',
    ],
    metafísica: ['Platão: ideias, alma e cidade', 'Aristóteles: ser e conhecimento'],
    epistemologia: [
      'Descartes e o racionalismo',
      'Empirismo: Locke e Hume',
      'Kant: limites do conhecimento',
      'Filosofia da ciência',
    ],
    'filosofia política': [
      'Maquiavel e a política moderna',
      'Contrato social: Hobbes, Locke e Rousseau',
      'Marx: história, trabalho e ideologia',
      'Hannah Arendt: totalitarismo e ação',
      'Justiça e democracia hoje',
    ],
    contratualismo: ['Contrato social: Hobbes, Locke e Rousseau'],
    'filosofia da arte': ['Estética e filosofia da arte'],
    'lógica aristotélica': ['Lógica e argumentação'],
    existencialismo: ['Fenomenologia e existência', 'Existencialismo: Sartre e Beauvoir'],
    'filosofia africana': ['Filosofias africanas, afro-brasileiras e indígenas'],
  },
  topics: [
    {
      name: 'Atitude filosófica e senso comum',
      description: 'O que separa a pergunta filosófica da opinião pronta e por que pensar começa no espanto.',
      priority: 'alta',
      weight: 1,
      level: 1,
      subtopics: [
        ['Espanto, dúvida e crítica', 'Estranhar o que parece óbvio e pedir razões antes de concordar.'],
        [
          'Modos de conhecer o mundo',
          'O que cabe ao senso comum, à religião, à arte, à ciência e à filosofia.',
        ],
      ],
      hint: 'Anote três certezas do seu dia e escreva, ao lado de cada uma, como você sabe que é verdade.',
    },
    {
      name: 'Do mito ao logos',
      description: 'Das narrativas sobre deuses e heróis às explicações por argumentos na Grécia antiga.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Atitude filosófica e senso comum'],
      subtopics: [
        [
          'Narrativa mítica e seus sentidos',
          'Homero, Hesíodo e o papel do mito em dar ordem e exemplo a uma comunidade.',
        ],
        [
          'Condições do nascimento da filosofia',
          'Comércio, moeda, escrita, leis e o debate público nas cidades gregas.',
        ],
      ],
      hint: 'Leia um mito de origem e reescreva-o como explicação natural; compare o que se ganha e o que se perde.',
    },
    {
      name: 'Pré-socráticos',
      description: 'Os primeiros filósofos e a busca do princípio que explica a natureza e a mudança.',
      priority: 'média',
      weight: 3,
      level: 1,
      requires: ['Do mito ao logos'],
      subtopics: [
        [
          'Escola de Mileto e a busca do princípio',
          'Tales, Anaximandro e Anaxímenes procuram a origem de todas as coisas.',
        ],
        [
          'Heráclito e Parmênides',
          'Tudo flui ou o ser é um só e imóvel: o debate que marcou a filosofia seguinte.',
        ],
        [
          'Números, raízes e átomos',
          'Respostas dos pitagóricos, de Empédocles e de Demócrito ao problema da natureza.',
        ],
      ],
      hint: 'Preencha um quadro com pensador, princípio proposto e o problema que ele queria resolver.',
    },
    {
      name: 'Sofistas e Sócrates',
      description: 'A virada para o ser humano: retórica, relativismo e a busca socrática por definições.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Do mito ao logos'],
      subtopics: [
        [
          'Sofistas, retórica e relativismo',
          'Protágoras, Górgias e o ensino da palavra na democracia ateniense.',
        ],
        ['Método socrático e exame de si', 'Ironia, maiêutica e o saber que reconhece a própria ignorância.'],
      ],
      hint: 'Escreva um diálogo curto em que alguém define coragem e é levado, só com perguntas, a rever a definição.',
    },
    {
      name: 'Lógica e argumentação',
      description: 'Premissas, conclusões e formas de raciocínio para reconhecer bons e maus argumentos.',
      priority: 'média',
      weight: 3,
      level: 1,
      requires: ['Atitude filosófica e senso comum'],
      subtopics: [
        ['Argumento, validade e verdade', 'Como separar a forma do raciocínio da verdade do que se afirma.'],
        [
          'Silogismo, dedução e indução',
          'A herança de Aristóteles e a diferença entre conclusão necessária e provável.',
        ],
        ['Falácias do cotidiano', 'Ataque à pessoa, apelo à autoridade, falso dilema e outras armadilhas.'],
      ],
      hint: 'Recorte um artigo de opinião, numere as premissas e sublinhe a conclusão antes de dizer se concorda.',
    },
    {
      name: 'Platão: ideias, alma e cidade',
      description: 'Mundo sensível e inteligível, conhecimento como ascensão e o projeto da cidade justa.',
      priority: 'alta',
      weight: 4,
      level: 1,
      requires: ['Sofistas e Sócrates', 'Pré-socráticos'],
      subtopics: [
        [
          'Teoria das ideias e reminiscência',
          'Por que o verdadeiro conhecimento não viria dos sentidos e o que é recordar.',
        ],
        [
          'Alegoria da caverna',
          'Sombras, saída e retorno: a educação como mudança do olhar no livro VII da República.',
        ],
        [
          'Alma, justiça e governo dos filósofos',
          'As três partes da alma, os grupos da cidade e a crítica à democracia de Atenas.',
        ],
      ],
      hint: 'Desenhe a caverna e escreva, ao lado de cada elemento, o que ele representa na teoria das ideias.',
    },
    {
      name: 'Ética das virtudes em Aristóteles',
      description: 'Felicidade como fim da vida humana, virtude como hábito e política como vida em comum.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Sofistas e Sócrates'],
      subtopics: [
        [
          'Felicidade e justo meio',
          'A virtude entre o excesso e a falta, conquistada pela prática e guiada pela prudência.',
        ],
        [
          'Ser humano como animal político',
          'A pólis como lugar da vida boa, a justiça distributiva e corretiva e as formas de governo.',
        ],
      ],
      hint: 'Escolha três virtudes e complete a tabela com a falta, o justo meio e o excesso de cada uma.',
    },
    {
      name: 'Aristóteles: ser e conhecimento',
      description: 'Substância, mudança e causas: a resposta de Aristóteles à separação entre dois mundos.',
      priority: 'média',
      weight: 4,
      level: 2,
      requires: ['Platão: ideias, alma e cidade'],
      subtopics: [
        [
          'Substância, ato e potência',
          'Essência e acidente, matéria e forma, e a mudança como passagem da potência ao ato.',
        ],
        [
          'Quatro causas e caminho da experiência',
          'Causas material, formal, eficiente e final e o saber que parte dos sentidos.',
        ],
      ],
      hint: 'Explique um objeto da sua mesa pelas quatro causas e diga o que nele está em ato e em potência.',
    },
    {
      name: 'Escolas helenísticas',
      description:
        'Epicuristas, estoicos, céticos e cínicos em busca da vida tranquila após a perda da autonomia das pólis.',
      priority: 'baixa',
      weight: 2,
      level: 1,
      requires: ['Sofistas e Sócrates'],
      subtopics: [
        [
          'Epicurismo e estoicismo',
          'Prazer sereno e ausência de perturbação de um lado, aceitação da ordem natural do outro.',
        ],
        [
          'Ceticismo e cinismo antigos',
          'Suspender o juízo com Pirro e viver segundo a natureza com Diógenes.',
        ],
      ],
      hint: 'Descreva um problema pessoal e escreva o conselho que cada escola daria a você.',
    },
    {
      name: 'Fé e razão na filosofia medieval',
      description:
        'Patrística, escolástica e o encontro das tradições cristã, islâmica e judaica com os gregos.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Platão: ideias, alma e cidade', 'Aristóteles: ser e conhecimento'],
      subtopics: [
        [
          'Agostinho: mal, tempo e livre-arbítrio',
          'O mal como falta de bem, o tempo vivido na alma e a iluminação divina.',
        ],
        [
          'Filosofia islâmica e judaica',
          'Avicena, Averróis e Maimônides na leitura e na transmissão de Aristóteles.',
        ],
        [
          'Escolástica e Tomás de Aquino',
          'As cinco vias, a harmonia entre fé e razão e a disputa dos universais.',
        ],
      ],
      hint: 'Compare em duas colunas o que Agostinho toma de Platão e o que Tomás toma de Aristóteles.',
    },
    {
      name: 'Maquiavel e a política moderna',
      description:
        'O poder visto como ele é: a ação política analisada com regras próprias, fora da moral privada.',
      priority: 'alta',
      weight: 2,
      level: 1,
      requires: ['Ética das virtudes em Aristóteles'],
      subtopics: [
        ['Virtù e fortuna', 'Capacidade de agir na hora certa diante daquilo que não se controla.'],
        [
          'Conservação do Estado e moral',
          'Ser amado ou temido, o realismo de O Príncipe e o mau uso do termo maquiavélico.',
        ],
      ],
      hint: 'Separe trechos de O Príncipe em conselho, justificativa e exemplo histórico antes de julgar o autor.',
    },
    {
      name: 'Ciência nova: Galileu e Bacon',
      description: 'A revolução científica dos séculos XVI e XVII e a procura de um método seguro.',
      priority: 'média',
      weight: 2,
      level: 2,
      requires: ['Aristóteles: ser e conhecimento'],
      subtopics: [
        [
          'Galileu e o livro da natureza',
          'Matemática, experimento e o fim do cosmo fechado e hierarquizado.',
        ],
        [
          'Francis Bacon e os ídolos da mente',
          'Preconceitos da tribo, da caverna, do foro e do teatro, e o saber como poder.',
        ],
      ],
      hint: 'Procure no noticiário um exemplo para cada um dos quatro ídolos de Bacon.',
    },
    {
      name: 'Descartes e o racionalismo',
      description:
        'A dúvida levada ao limite, a certeza do eu que pensa e os sistemas construídos pela razão.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Ciência nova: Galileu e Bacon', 'Lógica e argumentação'],
      subtopics: [
        [
          'Dúvida metódica e cogito',
          'Sentidos, sonho e gênio maligno até a primeira verdade: penso, logo existo.',
        ],
        [
          'Método, ideias inatas e dualismo',
          'As quatro regras, a prova de Deus e a separação entre mente e corpo.',
        ],
        [
          'Substância em Espinosa e Leibniz',
          'Deus ou natureza, mônadas e duas saídas para os problemas deixados por Descartes.',
        ],
      ],
      hint: 'Percorra as etapas da dúvida em uma lista e marque o que sobra de certo em cada uma.',
    },
    {
      name: 'Empirismo: Locke e Hume',
      description:
        'O conhecimento que nasce da experiência e o exame dos seus limites na filosofia britânica.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Descartes e o racionalismo'],
      subtopics: [
        ['Locke e a mente como folha em branco', 'Sensação, reflexão e a recusa das ideias inatas.'],
        [
          'Hume: impressões, hábito e causalidade',
          'Por que esperamos que o futuro repita o passado e o problema da indução.',
        ],
      ],
      hint: 'Monte um quadro de Descartes, Locke e Hume com origem das ideias, papel dos sentidos e limite do saber.',
    },
    {
      name: 'Contrato social: Hobbes, Locke e Rousseau',
      description:
        'Estado de natureza, pacto e soberania em três justificativas diferentes para o poder político.',
      priority: 'alta',
      weight: 4,
      level: 1,
      requires: ['Maquiavel e a política moderna'],
      subtopics: [
        ['Hobbes: medo e poder soberano', 'A guerra de todos contra todos e a entrega do poder ao Leviatã.'],
        [
          'Locke: direitos naturais e governo limitado',
          'Vida, liberdade e propriedade, consentimento e direito de resistência.',
        ],
        [
          'Vontade geral em Rousseau',
          'A origem da desigualdade e a liberdade como obediência à lei que o povo dá a si mesmo.',
        ],
      ],
      hint: 'Compare os três autores em uma tabela: estado de natureza, motivo do pacto e tipo de governo.',
    },
    {
      name: 'Iluminismo e uso público da razão',
      description: 'Crítica à tradição, tolerância, divisão dos poderes e autonomia no século das luzes.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Contrato social: Hobbes, Locke e Rousseau'],
      subtopics: [
        [
          'Montesquieu, Voltaire e a tolerância',
          'Freios entre os poderes, liberdade de expressão e combate ao fanatismo.',
        ],
        [
          'Esclarecimento e maioridade',
          'Kant em 1784: pensar por si mesmo e a coragem de sair da tutela alheia.',
        ],
      ],
      hint: 'Leia o texto curto de Kant sobre o esclarecimento e resuma cada parágrafo em uma frase.',
    },
    {
      name: 'Kant: limites do conhecimento',
      description: 'A síntese entre razão e experiência e a pergunta sobre o que podemos saber.',
      priority: 'média',
      weight: 5,
      level: 3,
      requires: ['Descartes e o racionalismo', 'Empirismo: Locke e Hume'],
      subtopics: [
        [
          'Revolução copernicana na filosofia',
          'O objeto regulado pelo sujeito: espaço, tempo e categorias do entendimento.',
        ],
        [
          'Fenômeno, coisa em si e juízos',
          'Juízos analíticos e sintéticos, o a priori e as ilusões da razão pura.',
        ],
      ],
      hint: 'Classifique dez frases em analíticas ou sintéticas e em a priori ou a posteriori, justificando cada uma.',
    },
    {
      name: 'Ética do dever e utilitarismo',
      description:
        'Duas grandes respostas à pergunta sobre o que devo fazer: a lei moral e as consequências.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Ética das virtudes em Aristóteles', 'Iluminismo e uso público da razão'],
      subtopics: [
        [
          'Imperativo categórico e autonomia',
          'Agir por dever, universalizar a regra da ação e tratar a humanidade como fim.',
        ],
        [
          'Utilitarismo de Bentham e Stuart Mill',
          'A maior felicidade para o maior número e a qualidade dos prazeres.',
        ],
      ],
      hint: 'Resolva um mesmo dilema moral duas vezes, como kantiano e como utilitarista, e compare as decisões.',
    },
    {
      name: 'Hegel: dialética e reconhecimento',
      description:
        'A realidade como processo, a razão na história e a formação da consciência pelo conflito.',
      priority: 'baixa',
      weight: 4,
      level: 3,
      requires: ['Kant: limites do conhecimento'],
      subtopics: [
        [
          'Dialética e movimento da história',
          'Negar, conservar e superar: como a contradição move o pensamento e o mundo.',
        ],
        [
          'Dialética do senhor e do escravo',
          'A luta por reconhecimento e o papel do trabalho na consciência de si.',
        ],
      ],
      hint: 'Escolha um fato histórico e descreva nele o que foi negado, o que se conservou e o que nasceu de novo.',
    },
    {
      name: 'Marx: história, trabalho e ideologia',
      description:
        'O materialismo histórico e a crítica filosófica ao capitalismo e às ideias que o justificam.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Contrato social: Hobbes, Locke e Rousseau'],
      subtopics: [
        [
          'Materialismo histórico',
          'As condições de produção da vida como base das instituições e das ideias.',
        ],
        [
          'Alienação, ideologia e emancipação',
          'O trabalhador separado do que produz e as ideias dominantes como as da classe dominante.',
        ],
      ],
      hint: 'Acompanhe um produto da matéria-prima à loja e aponte onde o trabalho humano some de vista.',
    },
    {
      name: 'Nietzsche e a crítica da moral',
      description: 'Genealogia dos valores, morte de Deus e afirmação da vida contra o niilismo.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Platão: ideias, alma e cidade', 'Ética do dever e utilitarismo'],
      subtopics: [
        [
          'Apolíneo, dionisíaco e genealogia',
          'A leitura da tragédia grega e a origem dos valores de senhores e de escravos.',
        ],
        [
          'Niilismo e afirmação da vida',
          'Morte de Deus, vontade de potência, eterno retorno e a criação de novos valores.',
        ],
      ],
      hint: 'Leia um aforismo por dia em voz alta e escreva contra que ideia ele está lutando.',
    },
    {
      name: 'Fenomenologia e existência',
      description: 'A volta às coisas como aparecem e a pergunta pelo sentido da existência.',
      priority: 'baixa',
      weight: 4,
      level: 3,
      requires: ['Kant: limites do conhecimento'],
      subtopics: [
        [
          'Husserl e a intencionalidade',
          'Consciência é sempre consciência de algo, e o mundo posto entre parênteses.',
        ],
        [
          'Heidegger e Merleau-Ponty',
          'Ser no mundo, angústia e finitude, e o corpo como nosso modo de perceber.',
        ],
      ],
      hint: 'Descreva uma xícara como ela aparece para você, sem explicar nada, e veja quantas suposições surgem.',
    },
    {
      name: 'Existencialismo: Sartre e Beauvoir',
      description: 'Liberdade, responsabilidade e situação: a existência que vem antes de qualquer essência.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Ética do dever e utilitarismo'],
      subtopics: [
        [
          'Kierkegaard, Camus e o absurdo',
          'A angústia da escolha, a revolta e a vida sem sentido dado de antemão.',
        ],
        [
          'Sartre: liberdade e má-fé',
          'Estar condenado a ser livre e as desculpas que inventamos para negar isso.',
        ],
        [
          'O Segundo Sexo e a condição feminina',
          'Simone de Beauvoir mostra que ninguém nasce mulher: torna-se mulher em uma sociedade.',
        ],
      ],
      hint: 'Relembre uma escolha sua e reescreva a história sem usar a expressão fui obrigado.',
    },
    {
      name: 'Escola de Frankfurt',
      description: 'A teoria crítica diante da técnica, da cultura transformada em mercadoria e da barbárie.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Marx: história, trabalho e ideologia', 'Iluminismo e uso público da razão'],
      subtopics: [
        [
          'Razão instrumental e indústria cultural',
          'Adorno e Horkheimer sobre o esclarecimento que vira dominação e a arte padronizada.',
        ],
        [
          'Walter Benjamin e a perda da aura',
          'A obra de arte reproduzida pela técnica, entre a democratização e a propaganda.',
        ],
        [
          'Razão comunicativa em Habermas',
          'O diálogo livre de coação como base da democracia e do entendimento.',
        ],
      ],
      hint: 'Analise um filme de grande público apontando fórmulas repetidas e o que elas levam a desejar.',
    },
    {
      name: 'Hannah Arendt: totalitarismo e ação',
      description: 'O mal sem reflexão, a destruição do espaço público e a ação que começa algo novo.',
      priority: 'média',
      weight: 2,
      level: 3,
      requires: ['Contrato social: Hobbes, Locke e Rousseau'],
      subtopics: [
        [
          'Totalitarismo e banalidade do mal',
          'Terror, ideologia e o julgamento de Eichmann como retrato da ausência de pensamento.',
        ],
        [
          'Trabalho, obra e ação',
          'As três atividades da condição humana e a liberdade que só existe entre outras pessoas.',
        ],
      ],
      hint: 'Explique em um parágrafo por que banalidade do mal não significa que o mal seja pequeno.',
    },
    {
      name: 'Foucault: saber, poder e corpo',
      description:
        'Como instituições e discursos produzem verdades, vigiam condutas e administram populações.',
      priority: 'alta',
      weight: 3,
      level: 3,
      requires: ['Nietzsche e a crítica da moral'],
      subtopics: [
        [
          'Disciplina e panóptico',
          'Prisão, escola, hospital e quartel como lugares de vigilância e de treino dos corpos.',
        ],
        [
          'Biopolítica e produção da verdade',
          'Microfísica do poder, discursos autorizados e governo da vida das populações.',
        ],
      ],
      hint: 'Desenhe a planta da sua escola e marque onde há olhar, horário, fila, nota e registro.',
    },
    {
      name: 'Filosofia da ciência',
      description: 'O que torna um conhecimento científico e como as teorias mudam ao longo do tempo.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Ciência nova: Galileu e Bacon', 'Empirismo: Locke e Hume'],
      subtopics: [
        ['Popper e a falseabilidade', 'Conjecturas, refutações e a fronteira entre ciência e pseudociência.'],
        [
          'Kuhn, paradigmas e revoluções',
          'Ciência normal, anomalias e a troca do modo de ver de toda uma comunidade.',
        ],
      ],
      hint: 'Pergunte a uma previsão de horóscopo e a uma de meteorologia que fato as provaria erradas.',
    },
    {
      name: 'Linguagem e filosofia analítica',
      description: 'Significado, lógica e uso das palavras como tema central do século XX.',
      priority: 'baixa',
      weight: 4,
      level: 3,
      requires: ['Lógica e argumentação', 'Kant: limites do conhecimento'],
      subtopics: [
        [
          'Frege, Russell e a clareza lógica',
          'Sentido e referência e a análise das frases que enganam pela forma.',
        ],
        [
          'Wittgenstein: figuração e jogos de linguagem',
          'Da linguagem que retrata o mundo aos muitos usos em que ela ganha significado.',
        ],
      ],
      hint: 'Reúna cinco usos da palavra jogo e tente achar uma definição que sirva para todos.',
    },
    {
      name: 'Estética e filosofia da arte',
      description: 'O belo, o gosto e o lugar da arte, da imitação dos gregos às obras que recusam a beleza.',
      priority: 'baixa',
      weight: 2,
      level: 2,
      requires: ['Platão: ideias, alma e cidade', 'Iluminismo e uso público da razão'],
      subtopics: [
        [
          'Imitação, catarse e função da arte',
          'A desconfiança de Platão e a defesa da tragédia por Aristóteles.',
        ],
        [
          'Gosto, belo e sublime',
          'Hume e Kant sobre o juízo estético que pretende valer para todos sem conceito.',
        ],
      ],
      hint: 'Escolha uma obra que incomoda você e defenda em dez linhas que ela é, ou não é, arte.',
    },
    {
      name: 'Justiça e democracia hoje',
      description: 'O debate recente sobre igualdade, liberdade e reconhecimento em sociedades plurais.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Ética do dever e utilitarismo', 'Contrato social: Hobbes, Locke e Rousseau'],
      subtopics: [
        [
          'Rawls e o véu da ignorância',
          'Princípios de justiça escolhidos por quem não sabe o lugar que vai ocupar.',
        ],
        [
          'Críticas libertárias e comunitaristas',
          'Nozick, Sandel e a disputa entre indivíduo, mercado e bem comum.',
        ],
      ],
      hint: 'Redija as regras de uma escola sem saber se você seria aluno, professor ou funcionário dela.',
    },
    {
      name: 'Bioética e responsabilidade técnica',
      description: 'Dilemas da vida, da natureza e das máquinas diante do alcance da técnica atual.',
      priority: 'baixa',
      weight: 2,
      level: 3,
      requires: ['Ética do dever e utilitarismo'],
      subtopics: [
        [
          'Princípios da bioética',
          'Autonomia, beneficência, não maleficência e justiça em casos de saúde e pesquisa.',
        ],
        [
          'Hans Jonas e as gerações futuras',
          'O dever de agir pensando na continuidade da vida humana e no cuidado com a natureza.',
        ],
        [
          'Animais, algoritmos e consideração moral',
          'Peter Singer e a pergunta sobre quem merece respeito e quem responde por decisões automáticas.',
        ],
      ],
      hint: 'Monte um caso real com as pessoas afetadas, os princípios em choque e a decisão que você tomaria.',
    },
    {
      name: 'Filosofias africanas, afro-brasileiras e indígenas',
      description:
        'Tradições e autores que ampliam o cânone europeu e pensam o Brasil por outros pontos de vista.',
      priority: 'média',
      weight: 2,
      level: 2,
      requires: ['Atitude filosófica e senso comum', 'Iluminismo e uso público da razão'],
      subtopics: [
        [
          'Ubuntu e pensamento africano',
          'A pessoa que só existe com as outras e as críticas de Fanon e Mbembe à razão colonial.',
        ],
        [
          'Mulheres negras na filosofia brasileira',
          'Lélia Gonzalez e Sueli Carneiro sobre raça, gênero e o apagamento de saberes.',
        ],
        [
          'Pensamento indígena e crítica ao progresso',
          'Davi Kopenawa e Ailton Krenak sobre terra, tempo e humanidade.',
        ],
      ],
      hint: 'Leia um capítulo de Ailton Krenak e responda à pergunta que ele faz ao leitor da cidade.',
    },
  ],
  resources: [
    {
      title: 'Filosofando, de Maria Lúcia de Arruda Aranha e Maria Helena Pires Martins',
      description: 'Manual do ensino médio organizado por temas, com trechos de autores e atividades.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Filosofando+Aranha+Martins+Moderna',
    },
    {
      title: 'Se Liga Nessa História: Filosofia',
      description: 'Videoaulas animadas sobre os autores que mais aparecem no ENEM e nos vestibulares.',
      type: 'vídeo',
      url: 'https://www.youtube.com/results?search_query=se+liga+nessa+hist%C3%B3ria+filosofia',
    },
    {
      title: 'Convite à Filosofia, de Marilena Chaui',
      description:
        'Percurso amplo por razão, verdade, ética, política e arte, bom para consultar por capítulo.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Convite+%C3%A0+Filosofia+Marilena+Chaui',
    },
    {
      title: 'Textos básicos de filosofia, de Danilo Marcondes',
      description: 'Trechos escolhidos, dos pré-socráticos a Wittgenstein, com apresentação e perguntas.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Textos+b%C3%A1sicos+de+filosofia+Danilo+Marcondes',
      level: 2,
    },
    {
      title: 'O mundo de Sofia, de Jostein Gaarder',
      description:
        'Romance que apresenta a história da filosofia pelas cartas recebidas por uma adolescente.',
      type: 'livro',
      url: 'https://www.google.com/search?q=O+mundo+de+Sofia+Jostein+Gaarder',
      level: 1,
    },
    {
      title: 'Isto Não É Filosofia',
      description: 'Canal com aulas claras sobre obras e conceitos, úteis depois da leitura do texto.',
      type: 'vídeo',
      url: 'https://www.youtube.com/results?search_query=isto+n%C3%A3o+%C3%A9+filosofia',
      level: 2,
    },
    {
      title: 'Questões do ENEM na página do Inep',
      description: 'Cadernos oficiais para treinar a leitura de textos filosóficos em prova.',
      type: 'website',
      url: 'https://www.gov.br/inep/pt-br',
    },
    {
      title: 'História da Filosofia, de Giovanni Reale e Dario Antiseri',
      description: 'Obra em vários volumes, detalhada, para aprofundar autores e correntes.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Hist%C3%B3ria+da+Filosofia+Reale+Antiseri',
      level: 3,
    },
    {
      title: 'Enciclopédia de Filosofia de Stanford',
      description: 'Verbetes em inglês escritos e revisados por especialistas, de acesso livre.',
      type: 'website',
      url: 'https://plato.stanford.edu',
      level: 3,
    },
    {
      title: 'Revistas de Filosofia na SciELO',
      description: 'Artigos de pesquisadores brasileiros para ler com o texto clássico ao lado.',
      type: 'artigo',
      url: 'https://www.scielo.br',
      level: 3,
    },
  ],
  evaluationMethods: [
    {
      name: 'Reconstrução de argumento',
      description: 'Ler um trecho curto de um filósofo e escrever tese, premissas, conclusão e uma objeção.',
      frequency: 'Semanal',
    },
    {
      name: 'Quem disse isso?',
      description:
        'Dez citações sem assinatura para identificar autor, conceito central e adversário de cada ideia.',
      frequency: 'Semanal',
    },
    {
      name: 'Ensaio de uma página',
      description:
        'Defender uma posição sobre um problema atual com dois autores estudados e um contra-argumento.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Debate com troca de lados',
      description:
        'Sustentar por cinco minutos uma tese e, em seguida, a tese contrária, com um colega ou gravando.',
      frequency: 'Mensal',
    },
  ],
} satisfies Curriculum;
