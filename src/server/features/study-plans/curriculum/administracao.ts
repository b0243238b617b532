import type { Curriculum } from './curriculum.ts';

export const administracao = {
  subject: 'Administração',
  aliases: ['administração de empresas', 'gestão de empresas', 'gestão empresarial'],
  areas: {
    tga: [
      'Organizações e papel do administrador',
      'Processo administrativo',
      'Abordagens científica e clássica',
      'Burocracia e estrutura organizacional',
      'Relações humanas e comportamento',
      'Sistemas e contingência',
    ],
    'teorias administrativas': [
      'Abordagens científica e clássica',
      'Burocracia e estrutura organizacional',
      'Relações humanas e comportamento',
      'Sistemas e contingência',
    ],
    'administração financeira': [
      'Valor do dinheiro no tempo',
      'Capital de giro e finanças de curto prazo',
      'Indicadores econômico-financeiros',
      'Viabilidade de investimentos',
      'Estrutura de capital e finanças de longo prazo',
    ],
    'finanças corporativas': [
      'Capital de giro e finanças de curto prazo',
      'Indicadores econômico-financeiros',
      'Viabilidade de investimentos',
      'Estrutura de capital e finanças de longo prazo',
    ],
    'contabilidade gerencial': [
      'Demonstrações contábeis para decidir',
      'Custos e formação de preços',
      'Indicadores econômico-financeiros',
    ],
    marketing: [
      'Marketing: valor e composto',
      'Consumidor, segmentação e posicionamento',
      'Marcas, serviços e relacionamento',
    ],
    'gestão de pessoas': ['Gestão de pessoas', 'Motivação e liderança', 'Cultura, clima e equipes'],
    'recursos humanos': ['Gestão de pessoas', 'Motivação e liderança', 'Cultura, clima e equipes'],
    'comportamento organizacional': [
      'Relações humanas e comportamento',
      'Motivação e liderança',
      'Cultura, clima e equipes',
    ],
    'administração da produção': [
      'Operações e produtividade',
      'Planejamento da produção e estoques',
      'Qualidade e melhoria de processos',
      'Logística e cadeia de suprimentos',
    ],
    'gestão de operações': [
      'Operações e produtividade',
      'Planejamento da produção e estoques',
      'Qualidade e melhoria de processos',
      'Logística e cadeia de suprimentos',
    ],
    'planejamento estratégico': [
      'Diagnóstico estratégico',
      'Estratégias competitivas e corporativas',
      'Execução e indicadores da estratégia',
    ],
    'administração estratégica': [
      'Diagnóstico estratégico',
      'Estratégias competitivas e corporativas',
      'Execução e indicadores da estratégia',
    ],
    empreendedorismo: ['Empreendedorismo e modelo de negócio', 'Inovação e empresas nascentes'],
    'ética empresarial': ['Governança, ética e sustentabilidade'],
  },
  isBroad: true,
  topics: [
    {
      name: 'Organizações e papel do administrador',
      description: 'Para que existem as organizações e o que faz, de fato, quem as administra.',
      priority: 'alta',
      weight: 2,
      level: 1,
      subtopics: [
        [
          'Eficiência, eficácia e efetividade',
          'Usar bem os recursos, atingir o objetivo e gerar o efeito esperado fora da organização.',
        ],
        [
          'Níveis, habilidades e papéis gerenciais',
          'Do operacional ao estratégico, com as habilidades de Katz e os papéis de Mintzberg.',
        ],
      ],
      hint: 'Entreviste um gestor por quinze minutos e classifique as tarefas do dia dele nos papéis de Mintzberg.',
    },
    {
      name: 'Processo administrativo',
      description:
        'Planejar, organizar, dirigir e controlar como um ciclo que se repete em toda organização.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Organizações e papel do administrador'],
      subtopics: [
        [
          'Planejamento e organização do trabalho',
          'Objetivos, planos e a divisão de tarefas, autoridade e recursos.',
        ],
        ['Direção e controle', 'Orientar pessoas, medir o que aconteceu e corrigir o rumo a tempo.'],
      ],
      hint: 'Organize um evento pequeno no papel e identifique cada decisão com uma das quatro funções.',
    },
    {
      name: 'Abordagens científica e clássica',
      description: 'O nascimento da Administração como estudo: a tarefa, a linha de montagem e a estrutura.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Processo administrativo'],
      subtopics: [
        [
          'Taylor e a racionalização da tarefa',
          'Tempos e movimentos, seleção, incentivo por produção e as críticas recebidas.',
        ],
        [
          'Ford e a linha de montagem',
          'Padronização, produção em massa e salários que sustentavam o consumo.',
        ],
        [
          'Princípios gerais de Fayol',
          'As funções da empresa, os catorze princípios e a visão de cima para baixo.',
        ],
      ],
      hint: 'Cronometre o preparo de um sanduíche em três métodos e discuta o que Taylor concluiria e ignoraria.',
    },
    {
      name: 'Burocracia e estrutura organizacional',
      description:
        'Regras, hierarquia e desenho das organizações, com as vantagens e os vícios de cada forma.',
      priority: 'média',
      weight: 3,
      level: 1,
      requires: ['Abordagens científica e clássica'],
      subtopics: [
        [
          'Modelo burocrático e suas disfunções',
          'O tipo ideal de Weber e o apego às regras que Merton apontou.',
        ],
        [
          'Departamentalização e amplitude de controle',
          'Critérios de agrupamento, centralização e número de subordinados por chefe.',
        ],
        [
          'Estruturas funcional, divisional e matricial',
          'O que cada organograma facilita, o que atrapalha e quando convém.',
        ],
      ],
      hint: 'Desenhe o organograma de um lugar que você conhece e proponha outro, dizendo o que se ganha e se perde.',
    },
    {
      name: 'Relações humanas e comportamento',
      description: 'A descoberta dos grupos, da motivação e da organização informal dentro da empresa.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Abordagens científica e clássica'],
      subtopics: [
        ['Experiência de Hawthorne', 'O que Elton Mayo e sua equipe concluíram e o que se contestou depois.'],
        [
          'Teorias X e Y e abordagem comportamental',
          'Suposições de McGregor sobre as pessoas e a organização como sistema de cooperação.',
        ],
      ],
      hint: 'Relembre um trabalho em grupo e descreva as normas informais que ninguém escreveu, mas todos seguiam.',
    },
    {
      name: 'Sistemas e contingência',
      description:
        'A organização aberta ao ambiente e a conclusão de que não há um único modo certo de administrar.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Burocracia e estrutura organizacional', 'Relações humanas e comportamento'],
      subtopics: [
        [
          'Organização como sistema aberto',
          'Entradas, processamento, saídas, retroação e equilíbrio com o meio.',
        ],
        [
          'Ambiente, tecnologia e desenho',
          'Pesquisas de Woodward, Burns e Stalker e Lawrence e Lorsch sobre estruturas mecânicas e orgânicas.',
        ],
      ],
      hint: 'Compare um cartório e uma agência de publicidade quanto a ambiente, tecnologia e estrutura.',
    },
    {
      name: 'Decisão e sistemas de informação',
      description: 'Como gestores decidem com tempo e informação limitados e que sistemas os apoiam.',
      priority: 'baixa',
      weight: 3,
      level: 2,
      requires: ['Processo administrativo'],
      subtopics: [
        [
          'Racionalidade limitada e vieses',
          'Herbert Simon, a decisão satisfatória e os atalhos mentais que enganam.',
        ],
        [
          'Sistemas integrados e painéis de gestão',
          'Registro das transações, relatórios e o uso de dados para acompanhar o negócio.',
        ],
      ],
      hint: 'Refaça uma decisão recente em uma matriz de critérios e pesos e veja se a escolha mudaria.',
    },
    {
      name: 'Demonstrações contábeis para decidir',
      description: 'Leitura do balanço, do resultado e do fluxo de caixa por quem vai tomar decisões.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Organizações e papel do administrador'],
      subtopics: [
        [
          'Balanço patrimonial',
          'Ativo, passivo e patrimônio líquido: de onde veio o dinheiro e onde ele está aplicado.',
        ],
        [
          'Demonstração do resultado',
          'Da receita ao lucro líquido, com o regime de competência e a depreciação.',
        ],
        [
          'Demonstração dos fluxos de caixa',
          'Entradas e saídas das operações, dos investimentos e dos financiamentos, e por que lucro não é caixa.',
        ],
      ],
      hint: 'Baixe o relatório anual de uma companhia aberta e localize nele dez números antes de ler qualquer análise.',
    },
    {
      name: 'Valor do dinheiro no tempo',
      description:
        'Juros, descontos e prestações: a matemática que permite comparar valores de datas diferentes.',
      priority: 'média',
      weight: 3,
      level: 1,
      subtopics: [
        ['Juros e taxas equivalentes', 'Regimes simples e composto, taxa nominal, efetiva e real.'],
        [
          'Fluxos, prestações e amortização',
          'Valor presente e futuro de séries e a diferença entre os sistemas Price e SAC.',
        ],
      ],
      hint: 'Monte em planilha um financiamento nos dois sistemas e compare juros totais e primeira parcela.',
    },
    {
      name: 'Custos e formação de preços',
      description:
        'Classificação dos custos, lucro por produto e preço que cobre gastos e faz sentido no mercado.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Demonstrações contábeis para decidir'],
      subtopics: [
        [
          'Classificação e métodos de custeio',
          'Custos diretos, indiretos, fixos e variáveis no custeio por absorção e no variável.',
        ],
        [
          'Margem de contribuição e ponto de equilíbrio',
          'Quanto cada venda deixa e quantas são precisas para não ter prejuízo.',
        ],
        [
          'Preço de venda na prática',
          'Custo, concorrência e valor percebido, com impostos e comissões na conta.',
        ],
      ],
      hint: 'Calcule o ponto de equilíbrio de uma barraca de lanches e simule um aumento de aluguel.',
    },
    {
      name: 'Capital de giro e finanças de curto prazo',
      description: 'O dinheiro do dia a dia: prazos, estoques, contas a receber e orçamento de caixa.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Demonstrações contábeis para decidir'],
      subtopics: [
        [
          'Ciclo operacional e ciclo financeiro',
          'Os dias entre pagar ao fornecedor e receber do cliente e a necessidade de giro.',
        ],
        [
          'Orçamento de caixa e crédito ao cliente',
          'Previsão de entradas e saídas, política de cobrança e fontes de curto prazo.',
        ],
      ],
      hint: 'Projete doze semanas de caixa de um pequeno comércio e ache a semana em que o dinheiro falta.',
    },
    {
      name: 'Indicadores econômico-financeiros',
      description:
        'Quocientes que mostram liquidez, endividamento, prazos e retorno, e os cuidados ao compará-los.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Demonstrações contábeis para decidir'],
      subtopics: [
        [
          'Liquidez, endividamento e atividade',
          'Capacidade de pagar, dependência de terceiros e prazos médios.',
        ],
        [
          'Rentabilidade e alavancagem',
          'Retorno sobre ativos e sobre o patrimônio e o efeito da dívida no lucro dos sócios.',
        ],
      ],
      hint: 'Calcule os mesmos seis índices de duas empresas do setor e escreva um parecer de meia página.',
    },
    {
      name: 'Viabilidade de investimentos',
      description: 'Decidir se um projeto vale o que custa, com fluxos projetados, taxa exigida e risco.',
      priority: 'alta',
      weight: 4,
      level: 3,
      requires: ['Valor do dinheiro no tempo', 'Custos e formação de preços'],
      subtopics: [
        [
          'Valor presente líquido e taxa interna de retorno',
          'Como calcular, como interpretar e por que os dois podem discordar.',
        ],
        [
          'Tempo de retorno e índice de lucratividade',
          'Critérios complementares e o que cada um deixa de fora.',
        ],
        [
          'Fluxo incremental, risco e cenários',
          'Custos irrecuperáveis, análise de sensibilidade e hipóteses pessimistas.',
        ],
      ],
      hint: 'Avalie em planilha a troca de um equipamento e descubra que variável derruba o projeto mais depressa.',
    },
    {
      name: 'Estrutura de capital e finanças de longo prazo',
      description: 'Dívida, capital próprio e dividendos: de onde vem o dinheiro e quanto ele custa.',
      priority: 'baixa',
      weight: 4,
      level: 3,
      requires: ['Viabilidade de investimentos', 'Indicadores econômico-financeiros'],
      subtopics: [
        [
          'Risco, retorno e custo de capital',
          'Relação entre risco e retorno, custo da dívida e do capital próprio e o custo médio ponderado.',
        ],
        [
          'Endividamento e política de dividendos',
          'Benefício fiscal, risco de insolvência e o destino do lucro.',
        ],
      ],
      hint: 'Estime o custo médio ponderado de capital de uma companhia da bolsa e justifique cada hipótese.',
    },
    {
      name: 'Marketing: valor e composto',
      description: 'Entender necessidades, criar valor e combinar produto, preço, praça e promoção.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Organizações e papel do administrador'],
      subtopics: [
        [
          'Necessidades, desejos e orientação ao mercado',
          'O que o cliente compra de verdade e como as empresas passaram a olhar para ele.',
        ],
        [
          'Os quatro Ps em conjunto',
          'Decisões de produto, preço, praça e promoção que precisam dizer a mesma coisa.',
        ],
        [
          'Ciclo de vida do produto',
          'Lançamento, crescimento, maturidade e declínio, com a estratégia de cada fase.',
        ],
      ],
      hint: 'Escolha um produto da sua despensa e reconstrua as quatro decisões que o levaram até você.',
    },
    {
      name: 'Consumidor, segmentação e posicionamento',
      description:
        'Conhecer quem compra, escolher a quem servir e ocupar um lugar claro na mente das pessoas.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Marketing: valor e composto'],
      subtopics: [
        [
          'Processo de decisão de compra',
          'Etapas, influências culturais, sociais e psicológicas e o arrependimento depois da compra.',
        ],
        [
          'Pesquisa de mercado',
          'Perguntas, amostra, entrevistas e dados prontos que evitam decidir no palpite.',
        ],
        [
          'Segmentos, alvo e posição da oferta',
          'Critérios de divisão do mercado e a frase que diz por que escolher esta oferta.',
        ],
      ],
      hint: 'Entreviste cinco pessoas sobre a última compra cara e marque em que etapa cada uma quase desistiu.',
    },
    {
      name: 'Marcas, serviços e relacionamento',
      description: 'Construção de marca, particularidades dos serviços e vínculos duradouros com o cliente.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Consumidor, segmentação e posicionamento'],
      subtopics: [
        [
          'Valor de marca e comunicação integrada',
          'Identidade, lembrança e mensagens coerentes em todos os pontos de contato.',
        ],
        [
          'Natureza e qualidade dos serviços',
          'Intangibilidade, variação, perecibilidade e a lacuna entre o esperado e o recebido.',
        ],
        [
          'Canais digitais, métricas e fidelização',
          'Custo de aquisição, valor do cliente no tempo e cuidado com dados pessoais.',
        ],
      ],
      hint: 'Percorra a compra em duas lojas virtuais concorrentes e registre cada ponto de atrito até a entrega.',
    },
    {
      name: 'Gestão de pessoas',
      description: 'Atrair, desenvolver, avaliar e recompensar quem trabalha na organização.',
      priority: 'média',
      weight: 3,
      level: 1,
      requires: ['Processo administrativo'],
      subtopics: [
        [
          'Recrutamento e seleção',
          'Descrição do cargo, fontes de candidatos, entrevista estruturada e diversidade.',
        ],
        [
          'Treinamento, desempenho e competências',
          'Conhecimentos, habilidades e atitudes, metas e conversas de avaliação.',
        ],
        [
          'Cargos, salários e benefícios',
          'Equilíbrio interno, comparação com o mercado e recompensas além do salário.',
        ],
      ],
      hint: 'Escreva a descrição de um cargo e cinco perguntas de entrevista que peçam exemplos reais.',
    },
    {
      name: 'Motivação e liderança',
      description: 'O que leva as pessoas a se empenhar e como se influencia um grupo rumo a um objetivo.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Relações humanas e comportamento'],
      subtopics: [
        [
          'Necessidades, fatores e expectativas',
          'Maslow, Herzberg, Vroom e a percepção de justiça, com as provas e os limites de cada teoria.',
        ],
        ['Estilos de liderança', 'Autocrático, democrático, liberal, situacional e transformacional.'],
      ],
      hint: 'Analise um chefe ou técnico conhecido por duas teorias diferentes e veja o que cada uma explica melhor.',
    },
    {
      name: 'Cultura, clima e equipes',
      description: 'Valores partilhados, ambiente percebido e convivência nos grupos de trabalho.',
      priority: 'baixa',
      weight: 2,
      level: 2,
      requires: ['Motivação e liderança'],
      subtopics: [
        [
          'Camadas da cultura organizacional',
          'Artefatos, valores e pressupostos na análise de Schein e a diferença entre cultura e clima.',
        ],
        [
          'Conflito, negociação e comunicação',
          'Fontes de atrito, formas de lidar com elas e ruídos entre quem fala e quem ouve.',
        ],
        [
          'Mudança e saúde no trabalho',
          'Resistências, etapas da transformação e prevenção do esgotamento e do assédio.',
        ],
      ],
      hint: 'Visite uma loja como observador e deduza a cultura pelo espaço, pela linguagem e pelo que é premiado.',
    },
    {
      name: 'Aspectos legais da empresa',
      description:
        'Formas jurídicas, contratos de trabalho e tributos que todo administrador precisa reconhecer.',
      priority: 'baixa',
      weight: 3,
      level: 2,
      requires: ['Organizações e papel do administrador'],
      subtopics: [
        [
          'Tipos de empresa e responsabilidade dos sócios',
          'Microempreendedor individual, sociedade limitada, sociedade anônima e o risco do patrimônio pessoal.',
        ],
        [
          'Contrato de trabalho e encargos',
          'Vínculo pela CLT, jornada, férias, FGTS e outras formas de contratação.',
        ],
        [
          'Regimes e reforma dos tributos',
          'Simples Nacional, lucro presumido e lucro real, e a transição para o IBS e a CBS.',
        ],
      ],
      hint: 'Consulte no portal do governo o passo a passo para abrir uma empresa e liste custos, prazos e licenças.',
    },
    {
      name: 'Operações e produtividade',
      description: 'Como insumos viram bens e serviços e o que faz uma operação competir bem.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Processo administrativo'],
      subtopics: [
        [
          'Objetivos de desempenho e tipos de processo',
          'Qualidade, rapidez, confiabilidade, flexibilidade e custo em volumes e variedades diferentes.',
        ],
        [
          'Capacidade, localização e arranjo físico',
          'Gargalos, escolha do lugar e disposição de máquinas, pessoas e clientes.',
        ],
      ],
      hint: 'Observe a fila de uma padaria por vinte minutos, ache o gargalo e proponha uma mudança barata.',
    },
    {
      name: 'Planejamento da produção e estoques',
      description: 'Prever, programar e repor: quanto fazer ou comprar, quando e com que segurança.',
      priority: 'média',
      weight: 4,
      level: 2,
      requires: ['Operações e produtividade'],
      subtopics: [
        [
          'Previsão de demanda e programação',
          'Médias, tendência, sazonalidade e o cálculo das necessidades de materiais.',
        ],
        [
          'Curva ABC, lote econômico e ponto de pedido',
          'Prioridade dos itens, custo de pedir e de manter, e estoque de segurança.',
        ],
        ['Produção puxada e enxuta', 'Sistema Toyota, kanban e combate às sete perdas.'],
      ],
      hint: 'Classifique vinte itens de um mercadinho na curva ABC e diga como cuidaria de cada classe.',
    },
    {
      name: 'Qualidade e melhoria de processos',
      description: 'Enxergar o trabalho como fluxo, medir defeitos e melhorar de modo contínuo.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Operações e produtividade'],
      subtopics: [
        [
          'Ciclo PDCA e ferramentas da qualidade',
          'Pareto, diagrama de Ishikawa, cartas de controle e os mestres Deming e Juran.',
        ],
        [
          'Mapeamento e redesenho de fluxos',
          'Fluxogramas, responsáveis, tempos de espera e eliminação do que não agrega valor.',
        ],
      ],
      hint: 'Mapeie a matrícula da sua faculdade, conte esperas e retornos e redesenhe o fluxo em uma folha.',
    },
    {
      name: 'Logística e cadeia de suprimentos',
      description: 'Transportar, armazenar e coordenar empresas para que o produto chegue onde é preciso.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Planejamento da produção e estoques'],
      subtopics: [
        [
          'Transporte, armazenagem e distribuição',
          'Modos de transporte, centros de distribuição e o peso das rodovias no Brasil.',
        ],
        [
          'Efeito chicote e colaboração',
          'Por que pequenas variações crescem ao longo da cadeia e como a informação as reduz.',
        ],
      ],
      hint: 'Acompanhe o rastreio de uma encomenda e desenhe o caminho com paradas, tempos e responsáveis.',
    },
    {
      name: 'Projetos: escopo, prazo e custo',
      description: 'Esforços temporários com entrega definida, do termo de abertura às lições aprendidas.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Processo administrativo'],
      subtopics: [
        [
          'Estrutura analítica, cronograma e riscos',
          'Divisão das entregas, caminho crítico, orçamento e respostas ao que pode dar errado.',
        ],
        [
          'Abordagens preditivas, ágeis e híbridas',
          'Quando planejar tudo antes, quando entregar em ciclos curtos e como misturar.',
        ],
      ],
      hint: 'Planeje uma mudança de casa com pacotes de entrega, dependências e três riscos com resposta.',
    },
    {
      name: 'Diagnóstico estratégico',
      description: 'Propósito, ambiente e recursos analisados antes de escolher um caminho.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Processo administrativo', 'Marketing: valor e composto'],
      subtopics: [
        [
          'Missão, visão, valores e objetivos',
          'Para que a empresa existe, aonde quer chegar e como transformar intenção em meta.',
        ],
        [
          'Macroambiente e cinco forças de Porter',
          'Tendências políticas, econômicas e sociais e a rivalidade que define o lucro de um setor.',
        ],
        [
          'Forças, fraquezas e matriz SWOT',
          'Leitura interna e externa cruzada para gerar opções, e não apenas listas.',
        ],
      ],
      hint: 'Aplique as cinco forças ao setor de entregas por aplicativo e conclua quem fica com o lucro.',
    },
    {
      name: 'Estratégias competitivas e corporativas',
      description: 'Escolhas que tornam uma empresa diferente e decisões sobre em que negócios atuar.',
      priority: 'alta',
      weight: 4,
      level: 3,
      requires: ['Diagnóstico estratégico'],
      subtopics: [
        [
          'Custo, diferenciação e enfoque',
          'As estratégias genéricas de Porter, a cadeia de valor e o perigo de ficar no meio.',
        ],
        [
          'Recursos e vantagem sustentável',
          'A visão baseada em recursos: o que é valioso, raro, difícil de imitar e bem aproveitado.',
        ],
        [
          'Crescimento, diversificação e alianças',
          'Matrizes de Ansoff e BCG, fusões, parcerias e entrada em outros países.',
        ],
      ],
      hint: 'Compare duas companhias aéreas pela estratégia escolhida e mostre três decisões coerentes com ela.',
    },
    {
      name: 'Execução e indicadores da estratégia',
      description: 'Do plano à prática: metas ligadas entre si, acompanhamento e aprendizado.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Diagnóstico estratégico', 'Demonstrações contábeis para decidir'],
      subtopics: [
        [
          'Mapa estratégico e Balanced Scorecard',
          'As perspectivas financeira, de clientes, de processos internos e de aprendizado, por Kaplan e Norton.',
        ],
        [
          'Metas, OKR e reuniões de resultado',
          'Poucos indicadores, responsáveis claros e correção em ciclos curtos.',
        ],
      ],
      hint: 'Monte o mapa estratégico de uma escola com oito objetivos e um indicador para cada um.',
    },
    {
      name: 'Empreendedorismo e modelo de negócio',
      description:
        'Da oportunidade à empresa: hipóteses, proposta de valor e plano que se sustenta em números.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Marketing: valor e composto', 'Custos e formação de preços'],
      subtopics: [
        [
          'Perfil empreendedor e oportunidade',
          'Comportamentos que se aprendem, problemas que valem a pena e validação com clientes.',
        ],
        [
          'Quadro de modelo de negócio',
          'Os nove blocos do Canvas de Osterwalder e Pigneur preenchidos e testados.',
        ],
        [
          'Plano de negócio e projeções',
          'Mercado, operação, equipe e números que convencem quem empresta ou investe.',
        ],
      ],
      hint: 'Preencha um Canvas a lápis, converse com três possíveis clientes e apague o que eles desmentirem.',
    },
    {
      name: 'Inovação e empresas nascentes',
      description:
        'Tipos de inovação, caminhos para experimentar e particularidades das startups brasileiras.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Empreendedorismo e modelo de negócio'],
      subtopics: [
        [
          'Inovação de produto e de processo',
          'Definições do Manual de Oslo, inovação incremental, radical e disruptiva, e parcerias abertas.',
        ],
        [
          'Produto mínimo viável e capital de risco',
          'Testes baratos, rodadas de investimento e o Marco Legal das Startups de 2021.',
        ],
      ],
      hint: 'Invente o teste mais barato possível para uma ideia sua e defina antes o resultado que a faria desistir.',
    },
    {
      name: 'Governança, ética e sustentabilidade',
      description: 'Regras de direção e controle, integridade e efeitos da empresa sobre pessoas e natureza.',
      priority: 'média',
      weight: 2,
      level: 3,
      requires: ['Estratégias competitivas e corporativas'],
      subtopics: [
        [
          'Governança corporativa e integridade',
          'Conflitos entre donos e gestores, conselhos, transparência e programas contra a corrupção.',
        ],
        [
          'Responsabilidade socioambiental',
          'Partes interessadas, critérios ambientais, sociais e de governança e o discurso sem prática.',
        ],
      ],
      hint: 'Leia o relatório de sustentabilidade de uma empresa e separe metas verificáveis de frases de efeito.',
    },
  ],
  resources: [
    {
      title: 'Introdução à Teoria Geral da Administração, de Idalberto Chiavenato',
      description: 'Livro mais adotado nos primeiros semestres, com todas as escolas de pensamento.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Introdu%C3%A7%C3%A3o+%C3%A0+Teoria+Geral+da+Administra%C3%A7%C3%A3o+Chiavenato',
    },
    {
      title: 'Sebrae',
      description: 'Cursos gratuitos, guias e modelos de planilha para pequenos negócios.',
      type: 'curso',
      url: 'https://sebrae.com.br',
    },
    {
      title: 'Escola Virtual do Governo (Enap)',
      description:
        'Cursos gratuitos a distância, com certificado, sobre projetos, processos, dados e liderança.',
      type: 'curso',
      url: 'https://www.escolavirtual.gov.br',
      level: 1,
    },
    {
      title: 'Administração de Marketing, de Philip Kotler e Kevin Lane Keller',
      description: 'Referência completa, com casos de empresas em cada capítulo.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Administra%C3%A7%C3%A3o+de+Marketing+Kotler+Keller',
      level: 2,
    },
    {
      title: 'Princípios de Administração Financeira, de Lawrence J. Gitman',
      description: 'Finanças explicadas passo a passo, com muitos exercícios de cálculo.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Princ%C3%ADpios+de+Administra%C3%A7%C3%A3o+Financeira+Gitman',
      level: 2,
    },
    {
      title: 'Administração da Produção, de Nigel Slack, Alistair Brandon-Jones e Robert Johnston',
      description: 'Operações em indústrias e serviços, com exemplos e problemas resolvidos.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Administra%C3%A7%C3%A3o+da+Produ%C3%A7%C3%A3o+Slack+Brandon-Jones+Johnston',
      level: 2,
    },
    {
      title: 'Comportamento Organizacional, de Stephen P. Robbins e Timothy A. Judge',
      description: 'Motivação, liderança, equipes e cultura com base em pesquisas.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Comportamento+Organizacional+Robbins+Judge',
    },
    {
      title: 'Safári de Estratégia, de Henry Mintzberg, Bruce Ahlstrand e Joseph Lampel',
      description: 'Dez escolas do pensamento estratégico comparadas com humor e espírito crítico.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Saf%C3%A1ri+de+Estrat%C3%A9gia+Mintzberg+Ahlstrand+Lampel',
      level: 3,
    },
    {
      title: 'RAE: Revista de Administração de Empresas',
      description: 'Periódico da FGV com pesquisas brasileiras em acesso aberto.',
      type: 'artigo',
      url: 'https://www.google.com/search?q=RAE+Revista+de+Administra%C3%A7%C3%A3o+de+Empresas+FGV+EAESP',
      level: 3,
    },
    {
      title: 'Provas do Enade na página do Inep',
      description: 'Questões oficiais de Administração, boas para medir o curso inteiro.',
      type: 'website',
      url: 'https://www.gov.br/inep/pt-br',
    },
  ],
  evaluationMethods: [
    {
      name: 'Caso de empresa resolvido',
      description:
        'Ler um caso curto, apontar o problema, comparar duas alternativas e defender uma recomendação.',
      frequency: 'Semanal',
    },
    {
      name: 'Planilha sem modelo pronto',
      description:
        'Montar do zero um cálculo da semana, como ponto de equilíbrio ou fluxo de caixa, e explicar cada fórmula.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Diagnóstico de um negócio do bairro',
      description:
        'Observar ou entrevistar, aplicar um conceito estudado e propor uma melhoria que caiba no bolso.',
      frequency: 'Mensal',
    },
    {
      name: 'Simulado no formato do Enade',
      description: 'Doze questões objetivas e uma discursiva em uma hora, com correção por área do curso.',
      frequency: 'Mensal',
    },
  ],
} satisfies Curriculum;
