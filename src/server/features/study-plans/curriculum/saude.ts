import type { Curriculum } from './curriculum.ts';

export const saude = {
  subject: 'Saúde',
  aliases: [
    'enfermagem',
    'medicina',
    'ciências da saúde',
    'área da saúde',
    'técnico em enfermagem',
    'residência multiprofissional em saúde',
  ],
  areas: {
    anatomia: [
      'Organização do corpo e tecidos',
      'Ossos, articulações e músculos',
      'Coração e circulação',
      'Pulmões e respiração',
      'Sistema nervoso e sentidos',
    ],
    fisiologia: [
      'Coração e circulação',
      'Pulmões e respiração',
      'Rins, líquidos e equilíbrio ácido-base',
      'Sistema nervoso e sentidos',
      'Hormônios e metabolismo',
    ],
    histologia: ['Organização do corpo e tecidos'],
    microbiologia: ['Microrganismos e infecções', 'Biossegurança e controle de infecções'],
    imunologia: ['Imunidade e vacinas'],
    patologia: ['Mecanismos das doenças', 'Doenças crônicas não transmissíveis'],
    farmacologia: [
      'Ação dos medicamentos no organismo',
      'Preparo e administração de medicamentos',
      'Principais classes de medicamentos',
    ],
    sus: [
      'SUS: história, princípios e organização',
      'Atenção primária e Saúde da Família',
      'Vigilância em saúde',
      'Redes de atenção e regulação',
    ],
    'saúde pública': [
      'SUS: história, princípios e organização',
      'Atenção primária e Saúde da Família',
      'Medidas de saúde e determinantes sociais',
      'Vigilância em saúde',
    ],
    'saúde coletiva': [
      'SUS: história, princípios e organização',
      'Atenção primária e Saúde da Família',
      'Medidas de saúde e determinantes sociais',
      'Vigilância em saúde',
    ],
    epidemiologia: [
      'Medidas de saúde e determinantes sociais',
      'Vigilância em saúde',
      'Estudos epidemiológicos e testes diagnósticos',
    ],
    bioestatística: [
      'Medidas de saúde e determinantes sociais',
      'Estudos epidemiológicos e testes diagnósticos',
      'Estatística aplicada à saúde',
    ],
    ética: ['Ética, bioética e direitos do paciente'],
    semiologia: ['Avaliação clínica e processo de cuidar'],
    'primeiros socorros': ['Urgências e suporte básico de vida'],
    pediatria: ['Cuidado da mulher, da criança e da pessoa idosa'],
  },
  isBroad: true,
  topics: [
    {
      name: 'Organização do corpo e tecidos',
      description: 'Linguagem anatômica, níveis de organização e tecidos que formam os órgãos.',
      priority: 'média',
      weight: 3,
      level: 1,
      subtopics: [
        [
          'Posição anatômica, planos e cavidades',
          'Termos que descrevem onde cada estrutura está e como o corpo é dividido.',
        ],
        [
          'Células, membranas e homeostase',
          'Transporte, comunicação celular e mecanismos que mantêm estável o meio interno.',
        ],
        [
          'Tecidos epitelial, conjuntivo, muscular e nervoso',
          'Estrutura, funções e lugares do corpo onde cada tecido predomina.',
        ],
      ],
      hint: 'Descreva a posição de dez órgãos usando apenas termos anatômicos, sem apontar para o corpo.',
    },
    {
      name: 'Ossos, articulações e músculos',
      description: 'Sustentação, movimento e pontos de referência do aparelho locomotor.',
      priority: 'baixa',
      weight: 3,
      level: 1,
      requires: ['Organização do corpo e tecidos'],
      subtopics: [
        ['Esqueleto e articulações', 'Ossos principais, acidentes ósseos palpáveis e tipos de articulação.'],
        [
          'Músculos e contração muscular',
          'Grupos musculares, origem, inserção, ação e deslizamento dos filamentos.',
        ],
      ],
      hint: 'Palpe em si os pontos ósseos usados como referência para injeções e medidas.',
    },
    {
      name: 'Coração e circulação',
      description: 'Anatomia cardiovascular, sangue, ciclo cardíaco e controle da pressão arterial.',
      priority: 'alta',
      weight: 4,
      level: 1,
      requires: ['Organização do corpo e tecidos'],
      subtopics: [
        [
          'Câmaras, valvas e grandes vasos',
          'Caminho do sangue nas circulações pulmonar e sistêmica e irrigação do próprio coração.',
        ],
        [
          'Ciclo cardíaco e condução elétrica',
          'Sístole, diástole, bulhas e o trajeto do estímulo desde o nó sinusal.',
        ],
        [
          'Sangue, débito e pressão arterial',
          'Componentes do sangue e fatores que elevam ou reduzem a pressão.',
        ],
      ],
      hint: 'Desenhe o coração de memória e siga uma hemácia da veia cava até a aorta.',
    },
    {
      name: 'Pulmões e respiração',
      description: 'Vias aéreas, mecânica ventilatória, trocas e transporte de gases.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Coração e circulação'],
      subtopics: [
        [
          'Vias aéreas e mecânica ventilatória',
          'Trajeto do ar, pressões, músculos respiratórios e volumes pulmonares.',
        ],
        [
          'Trocas gasosas e transporte de oxigênio',
          'Difusão nos alvéolos, hemoglobina, gás carbônico e controle da respiração.',
        ],
      ],
      hint: 'Explique em voz alta por que a saturação de oxigênio pode cair sem que a pessoa respire menos.',
    },
    {
      name: 'Digestão e nutrição',
      description: 'Caminho do alimento, absorção de nutrientes e necessidades alimentares.',
      priority: 'baixa',
      weight: 3,
      level: 1,
      requires: ['Organização do corpo e tecidos'],
      subtopics: [
        [
          'Tubo digestório e órgãos anexos',
          'Da boca ao reto, com fígado, pâncreas e vesícula e suas secreções.',
        ],
        [
          'Nutrientes e avaliação nutricional',
          'Macronutrientes, vitaminas, medidas corporais e o Guia Alimentar para a População Brasileira.',
        ],
      ],
      hint: 'Acompanhe um prato de arroz com feijão e anote onde cada nutriente é digerido e absorvido.',
    },
    {
      name: 'Microrganismos e infecções',
      description: 'Bactérias, vírus, fungos e parasitas e o modo como causam doença.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Organização do corpo e tecidos'],
      subtopics: [
        [
          'Bactérias, vírus e fungos de interesse',
          'Estrutura, multiplicação, coloração de Gram e fatores de virulência.',
        ],
        [
          'Protozoários e vermes parasitas',
          'Ciclos de vida, hospedeiros, sintomas e prevenção das parasitoses brasileiras.',
        ],
        [
          'Cadeia de infecção',
          'Agente, reservatório, portas de saída e entrada, transmissão e hospedeiro suscetível.',
        ],
      ],
      hint: 'Para cada agente, complete a cadeia de infecção e diga em que elo a prevenção age.',
    },
    {
      name: 'Biossegurança e controle de infecções',
      description: 'Medidas que protegem pacientes e profissionais durante a assistência.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Microrganismos e infecções'],
      subtopics: [
        [
          'Higiene das mãos e precauções',
          'Cinco momentos, precauções padrão, de contato, por gotículas e por aerossóis.',
        ],
        [
          'Limpeza, desinfecção e esterilização',
          'Classificação dos artigos, etapas do processamento e indicadores de qualidade.',
        ],
        [
          'Resíduos e acidentes com material biológico',
          'Descarte por grupo de resíduo, proteção individual e conduta após a exposição.',
        ],
      ],
      hint: 'Sorteie uma doença e monte a sequência de paramentação e retirada dos equipamentos.',
    },
    {
      name: 'SUS: história, princípios e organização',
      description: 'Da Reforma Sanitária às leis que estruturam o sistema público de saúde.',
      priority: 'alta',
      weight: 5,
      level: 1,
      subtopics: [
        [
          'Reforma Sanitária e saúde na Constituição',
          'Da assistência restrita a trabalhadores ao direito de todos nos artigos 196 a 200.',
        ],
        [
          'Princípios e diretrizes do sistema',
          'Universalidade, integralidade, equidade, descentralização e a Lei nº 8.080/1990.',
        ],
        [
          'Participação social e financiamento',
          'Conselhos e conferências da Lei nº 8.142/1990 e gasto mínimo da Lei Complementar nº 141/2012.',
        ],
      ],
      hint: 'Leia a Lei nº 8.080 com três cores: princípios, competências e gestão.',
    },
    {
      name: 'Atenção primária e Saúde da Família',
      description: 'Porta de entrada preferencial do sistema, organizada por território e vínculo.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['SUS: história, princípios e organização'],
      subtopics: [
        [
          'Atributos e equipes da atenção primária',
          'Primeiro contato, longitudinalidade, coordenação e composição das equipes.',
        ],
        [
          'Território, acolhimento e visita domiciliar',
          'Cadastro, classificação de risco, escuta e cuidado na casa das pessoas.',
        ],
      ],
      hint: 'Descubra qual unidade atende o seu endereço e descreva o território e as equipes dela.',
    },
    {
      name: 'Ética, bioética e direitos do paciente',
      description: 'Valores, deveres profissionais e respeito à decisão de quem é cuidado.',
      priority: 'média',
      weight: 3,
      level: 1,
      subtopics: [
        [
          'Princípios da bioética e consentimento',
          'Autonomia, beneficência, não maleficência e justiça em decisões reais.',
        ],
        [
          'Sigilo e códigos profissionais',
          'Deveres, proibições, responsabilidade e atribuições fixadas em lei e pelos conselhos.',
        ],
        [
          'Terminalidade e cuidados paliativos',
          'Alívio do sofrimento, diretivas antecipadas e comunicação de más notícias.',
        ],
      ],
      hint: 'Escreva dois pareceres opostos para o mesmo dilema antes de escolher um deles.',
    },
    {
      name: 'Medidas de saúde e determinantes sociais',
      description: 'Base da epidemiologia: como medir a saúde de uma população e explicar suas diferenças.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['SUS: história, princípios e organização'],
      subtopics: [
        [
          'Incidência, prevalência e mortalidade',
          'Numeradores, denominadores, letalidade e mortalidade infantil e materna.',
        ],
        [
          'Determinantes sociais e níveis de prevenção',
          'Condições de vida, história natural da doença e medidas em cada fase.',
        ],
        [
          'Transição demográfica e perfil de adoecimento',
          'Envelhecimento, doenças crônicas, violências e permanência das infecções.',
        ],
      ],
      hint: 'Calcule um indicador do seu município com dados do Datasus e compare-o com o do estado.',
    },
    {
      name: 'Rins, líquidos e equilíbrio ácido-base',
      description: 'Formação da urina e controle da água, dos eletrólitos e do pH do sangue.',
      priority: 'média',
      weight: 4,
      level: 2,
      requires: ['Coração e circulação', 'Pulmões e respiração'],
      subtopics: [
        ['Néfron e formação da urina', 'Filtração, reabsorção, secreção e ação dos hormônios sobre o rim.'],
        [
          'Água, sódio e potássio',
          'Compartimentos do corpo, desidratação, edema e alterações dos eletrólitos.',
        ],
        [
          'Acidose, alcalose e gasometria',
          'Papel de pulmões e rins e leitura ordenada do exame de sangue arterial.',
        ],
      ],
      hint: 'Interprete uma gasometria por dia sempre na ordem pH, gás carbônico e bicarbonato.',
    },
    {
      name: 'Sistema nervoso e sentidos',
      description: 'Neurônios, vias motoras e sensitivas, controle autônomo e órgãos dos sentidos.',
      priority: 'média',
      weight: 4,
      level: 2,
      requires: ['Organização do corpo e tecidos'],
      subtopics: [
        [
          'Neurônio, sinapse e neurotransmissores',
          'Potencial de ação e comunicação química entre as células nervosas.',
        ],
        ['Encéfalo, medula e nervos', 'Funções das grandes regiões, reflexos e pares de nervos cranianos.'],
        [
          'Divisão autônoma e sentidos especiais',
          'Efeitos simpáticos e parassimpáticos, visão, audição e equilíbrio.',
        ],
      ],
      hint: 'Faça uma tabela de cada órgão com o efeito simpático de um lado e o parassimpático do outro.',
    },
    {
      name: 'Hormônios e metabolismo',
      description: 'Glândulas, alças de retroalimentação e uso de energia pelo organismo.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Organização do corpo e tecidos', 'Digestão e nutrição'],
      subtopics: [
        [
          'Hipotálamo, hipófise e glândulas-alvo',
          'Eixos da tireoide, das suprarrenais e das gônadas e sua regulação.',
        ],
        [
          'Insulina, glucagon e glicemia',
          'Estado alimentado, jejum e o que se altera quando falta insulina.',
        ],
      ],
      hint: 'Desenhe cada eixo com setas de estímulo e de inibição e simule a falta de um hormônio.',
    },
    {
      name: 'Reprodução, gestação e desenvolvimento',
      description: 'Sistemas genitais, ciclo menstrual, fecundação e formação do novo ser.',
      priority: 'baixa',
      weight: 3,
      level: 2,
      requires: ['Hormônios e metabolismo'],
      subtopics: [
        ['Sistemas genitais e ciclo menstrual', 'Anatomia, hormônios, ovulação e métodos contraceptivos.'],
        [
          'Da fecundação ao nascimento',
          'Etapas do desenvolvimento embrionário e fetal, placenta e adaptações da gestante.',
        ],
      ],
      hint: 'Sobreponha em um só gráfico os quatro hormônios do ciclo menstrual e as fases do útero.',
    },
    {
      name: 'Imunidade e vacinas',
      description: 'Defesas do corpo, memória imunológica e o Programa Nacional de Imunizações.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Microrganismos e infecções'],
      subtopics: [
        [
          'Imunidade inata e adaptativa',
          'Barreiras, fagócitos, linfócitos, anticorpos e reações de hipersensibilidade.',
        ],
        [
          'Calendário de vacinação e conservação',
          'Tipos de vacina, esquemas por idade, contraindicações e rede de frio.',
        ],
      ],
      hint: 'Confira o calendário vigente no Ministério da Saúde e atualize a caderneta de alguém da família.',
    },
    {
      name: 'Mecanismos das doenças',
      description: 'Lesão celular, inflamação, distúrbios da circulação e crescimento tumoral.',
      priority: 'baixa',
      weight: 3,
      level: 2,
      requires: ['Coração e circulação', 'Microrganismos e infecções'],
      subtopics: [
        [
          'Lesão celular, inflamação e reparo',
          'Adaptações, morte celular, sinais inflamatórios e cicatrização.',
        ],
        [
          'Trombose, choque e tumores',
          'Obstrução de vasos, falha da perfusão e diferença entre tumores benignos e malignos.',
        ],
      ],
      hint: 'Observe um machucado por uma semana e relacione cada mudança a uma fase da cicatrização.',
    },
    {
      name: 'Ação dos medicamentos no organismo',
      description: 'O que o corpo faz com o fármaco e o que o fármaco faz com o corpo.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Coração e circulação', 'Digestão e nutrição'],
      subtopics: [
        [
          'Absorção, distribuição e eliminação',
          'Biodisponibilidade, metabolismo no fígado, meia-vida e excreção pelos rins.',
        ],
        [
          'Receptores, dose e efeito',
          'Agonistas, antagonistas, janela terapêutica, interações e reações adversas.',
        ],
      ],
      hint: 'Leia uma bula real e localize nela cada etapa do caminho do medicamento.',
    },
    {
      name: 'Preparo e administração de medicamentos',
      description: 'Vias, técnica, cálculo de doses e conferências que evitam erros.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Ação dos medicamentos no organismo'],
      subtopics: [
        [
          'Vias de administração e conferências',
          'Locais, volumes, técnica asséptica e verificação de paciente, droga, dose, via e hora.',
        ],
        [
          'Cálculo de doses e gotejamento',
          'Regra de três, diluição, transformação de soluções e velocidade de infusão.',
        ],
      ],
      hint: 'Resolva três cálculos por dia e confira se a unidade final é a que foi prescrita.',
    },
    {
      name: 'Vigilância em saúde',
      description: 'Acompanhamento de doenças, riscos e ambientes para agir antes e durante os surtos.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Medidas de saúde e determinantes sociais', 'Microrganismos e infecções'],
      subtopics: [
        [
          'Notificação e investigação de casos',
          'Doenças de notificação compulsória, sistemas de informação e bloqueio da transmissão.',
        ],
        [
          'Surtos, epidemias e endemias',
          'Curva epidêmica, diagrama de controle e conceitos que os distinguem.',
        ],
        [
          'Vigilâncias sanitária, ambiental e do trabalhador',
          'Produtos, serviços, água, vetores e agravos ligados ao trabalho.',
        ],
      ],
      hint: 'Leia um boletim epidemiológico recente e resuma tempo, lugar e pessoas atingidas.',
    },
    {
      name: 'Segurança do paciente',
      description: 'Prevenção de danos evitáveis na assistência, com protocolos e aprendizado com os erros.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Biossegurança e controle de infecções'],
      subtopics: [
        [
          'Metas e protocolos de segurança',
          'Identificação, comunicação, medicamentos, cirurgia segura, mãos limpas, quedas e lesão por pressão.',
        ],
        [
          'Cultura justa e eventos adversos',
          'Tipos de incidente, notificação, análise de causas e papel do núcleo de segurança.',
        ],
      ],
      hint: 'Analise um erro noticiado e procure as falhas do sistema antes de culpar uma pessoa.',
    },
    {
      name: 'Avaliação clínica e processo de cuidar',
      description: 'Coleta de dados, sinais vitais, exame físico e plano de cuidados registrado.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Coração e circulação', 'Pulmões e respiração', 'Ética, bioética e direitos do paciente'],
      subtopics: [
        ['Entrevista e exame físico', 'Escuta, história clínica, inspeção, palpação, percussão e ausculta.'],
        [
          'Sinais vitais, dor e nível de consciência',
          'Técnica, valores de referência por idade e escalas de avaliação.',
        ],
        [
          'Processo de enfermagem e prontuário',
          'Avaliação, diagnóstico, planejamento, implementação e evolução, com registro claro e seguro.',
        ],
      ],
      hint: 'Meça os sinais vitais de três pessoas e redija a anotação como se fosse para o prontuário.',
    },
    {
      name: 'Bioquímica e genética médica',
      description: 'Moléculas, enzimas, vias metabólicas e herança por trás das doenças.',
      priority: 'baixa',
      weight: 4,
      level: 3,
      requires: ['Hormônios e metabolismo'],
      subtopics: [
        [
          'Enzimas e vias energéticas',
          'Glicólise, ciclo de Krebs, cadeia respiratória e metabolismo de lipídios e proteínas.',
        ],
        [
          'Padrões de herança e aconselhamento',
          'Doenças gênicas e cromossômicas, heredogramas e triagem neonatal.',
        ],
      ],
      hint: 'Parta de uma doença do teste do pezinho e volte até a enzima ou o gene alterado.',
    },
    {
      name: 'Principais classes de medicamentos',
      description: 'Mecanismo, uso e riscos dos grupos mais prescritos no país.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Ação dos medicamentos no organismo', 'Sistema nervoso e sentidos'],
      subtopics: [
        [
          'Analgésicos, anti-inflamatórios e antimicrobianos',
          'Indicações, efeitos adversos e uso racional que retarda a resistência.',
        ],
        [
          'Fármacos da pressão, do coração e da glicemia',
          'Diuréticos, inibidores da enzima conversora, betabloqueadores, insulinas e antidiabéticos.',
        ],
        [
          'Psicofármacos e medicamentos de alta vigilância',
          'Ansiolíticos, antidepressivos, opioides, anticoagulantes e cuidados no uso.',
        ],
      ],
      hint: 'Faça uma ficha por classe com protótipo, mecanismo, efeito adverso e cuidado principal.',
    },
    {
      name: 'Redes de atenção e regulação',
      description: 'Articulação entre serviços de diferentes complexidades em cada região de saúde.',
      priority: 'baixa',
      weight: 2,
      level: 3,
      requires: ['Atenção primária e Saúde da Família'],
      subtopics: [
        [
          'Pontos de atenção e linhas de cuidado',
          'Redes temáticas, sistemas de apoio e percurso do usuário entre os serviços.',
        ],
        [
          'Regiões, pactuação e regulação do acesso',
          'Decreto nº 7.508/2011, comissões intergestores, referência e contrarreferência.',
        ],
      ],
      hint: 'Trace o percurso de uma gestante de alto risco, da unidade básica à maternidade e de volta.',
    },
    {
      name: 'Estudos epidemiológicos e testes diagnósticos',
      description: 'Como as pesquisas produzem evidência e o quanto se pode confiar em um exame.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Medidas de saúde e determinantes sociais'],
      subtopics: [
        [
          'Delineamentos de pesquisa e vieses',
          'Transversais, caso-controle, coortes, ensaios clínicos e revisões sistemáticas.',
        ],
        [
          'Risco relativo e razão de chances',
          'Medidas de associação e de impacto calculadas em uma tabela de dupla entrada.',
        ],
        [
          'Sensibilidade, especificidade e valores preditivos',
          'Acertos e erros do teste e o efeito da prevalência sobre o resultado.',
        ],
      ],
      hint: 'Monte a tabela de dois por dois antes de qualquer conta e nomeie as quatro casas.',
    },
    {
      name: 'Estatística aplicada à saúde',
      description: 'Resumo de dados, incerteza e comparação de grupos em pesquisas da área.',
      priority: 'baixa',
      weight: 4,
      level: 3,
      requires: ['Estudos epidemiológicos e testes diagnósticos'],
      subtopics: [
        [
          'Medidas de posição, dispersão e gráficos',
          'Média, mediana, desvio-padrão e a distribuição normal em dados clínicos.',
        ],
        [
          'Intervalos de confiança e testes de hipótese',
          'Amostra, valor de p, tipos de erro e relevância clínica do resultado.',
        ],
      ],
      hint: 'Explique com palavras simples o intervalo de confiança de um artigo que você leu.',
    },
    {
      name: 'Doenças crônicas não transmissíveis',
      description: 'Prevenção, diagnóstico e acompanhamento das causas que mais adoecem os brasileiros.',
      priority: 'alta',
      weight: 4,
      level: 3,
      requires: [
        'Rins, líquidos e equilíbrio ácido-base',
        'Hormônios e metabolismo',
        'Mecanismos das doenças',
      ],
      subtopics: [
        [
          'Hipertensão arterial e risco cardiovascular',
          'Aferição correta, lesões em órgãos-alvo, mudança de hábitos e tratamento.',
        ],
        [
          'Diabetes e suas complicações',
          'Tipos, critérios diagnósticos, hipoglicemia, cuidado com os pés e insulinoterapia.',
        ],
        [
          'Asma, doença pulmonar obstrutiva e câncer',
          'Sinais de alerta, controle das crises, rastreamento e abandono do tabaco.',
        ],
      ],
      hint: 'Acompanhe um caso fictício por cinco consultas e registre metas e ajustes em cada uma.',
    },
    {
      name: 'Doenças infecciosas no Brasil',
      description: 'Agravos transmissíveis de maior peso no país, da suspeita ao controle.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Imunidade e vacinas', 'Vigilância em saúde'],
      subtopics: [
        [
          'Dengue e outras arboviroses',
          'Sinais de alarme, classificação de risco, hidratação e controle do mosquito.',
        ],
        [
          'Tuberculose e hanseníase',
          'Busca de casos, diagnóstico, tratamento acompanhado e avaliação de contatos.',
        ],
        [
          'Infecções sexualmente transmissíveis e hepatites',
          'Sífilis, HIV e hepatites virais, com testagem rápida e prevenção combinada.',
        ],
      ],
      hint: 'Compare os quadros clínicos de dengue, chikungunya e zika em uma única tabela.',
    },
    {
      name: 'Cuidado da mulher, da criança e da pessoa idosa',
      description: 'Necessidades de cada fase da vida e ações programáticas que as atendem.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Reprodução, gestação e desenvolvimento', 'Atenção primária e Saúde da Família'],
      subtopics: [
        [
          'Pré-natal, parto e puerpério',
          'Consultas, exames, sinais de perigo e rastreamento dos cânceres de colo do útero e de mama.',
        ],
        [
          'Crescimento, aleitamento e desenvolvimento infantil',
          'Caderneta da criança, curvas, marcos do desenvolvimento e triagens do recém-nascido.',
        ],
        [
          'Envelhecimento e capacidade funcional',
          'Fragilidade, quedas, múltiplos medicamentos e avaliação multidimensional.',
        ],
      ],
      hint: 'Preencha uma caderneta de gestante, uma de criança e uma de pessoa idosa com dados fictícios.',
    },
    {
      name: 'Saúde mental e atenção psicossocial',
      description: 'Cuidado em liberdade, transtornos frequentes e acolhimento da crise.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Sistema nervoso e sentidos', 'Atenção primária e Saúde da Família'],
      subtopics: [
        [
          'Reforma psiquiátrica e rede psicossocial',
          'Lei nº 10.216/2001, centros de atenção psicossocial e direitos das pessoas.',
        ],
        [
          'Transtornos comuns, uso de substâncias e crise',
          'Depressão, ansiedade, psicose, redução de danos e prevenção do suicídio.',
        ],
      ],
      hint: 'Treine com um colega a escuta de dez minutos sem julgar, interromper ou aconselhar.',
    },
    {
      name: 'Urgências e suporte básico de vida',
      description: 'Reconhecimento rápido do risco de morte e primeiras condutas que salvam.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Avaliação clínica e processo de cuidar', 'Mecanismos das doenças'],
      subtopics: [
        [
          'Parada cardiorrespiratória e engasgo',
          'Cadeia de sobrevivência, compressões, desfibrilador externo e desobstrução das vias aéreas.',
        ],
        [
          'Infarto, acidente vascular cerebral e sepse',
          'Sinais precoces, tempo até o tratamento e acionamento da rede.',
        ],
        [
          'Trauma, hemorragias e queimaduras',
          'Avaliação em sequência, controle do sangramento e cuidado inicial das lesões.',
        ],
      ],
      hint: 'Treine o ritmo das compressões em uma almofada firme, de 100 a 120 por minuto.',
    },
  ],
  resources: [
    {
      title: 'Ministério da Saúde',
      description: 'Protocolos, calendário de vacinação, cadernos e boletins oficiais sempre atualizados.',
      type: 'website',
      url: 'https://www.gov.br/saude/pt-br',
    },
    {
      title: 'UNA-SUS: Universidade Aberta do SUS',
      description: 'Cursos gratuitos a distância sobre atenção primária, vigilância e cuidado clínico.',
      type: 'curso',
      url: 'https://www.unasus.gov.br',
    },
    {
      title: 'Biblioteca Virtual em Saúde do Ministério da Saúde',
      description: 'Leis, portarias, manuais e publicações técnicas para consulta e leitura completa.',
      type: 'website',
      url: 'https://bvsms.saude.gov.br',
    },
    {
      title: 'Princípios de Anatomia e Fisiologia, de Gerard Tortora e Bryan Derrickson',
      description: 'Liga a forma à função de cada sistema, com linguagem acessível a quem começa.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Princ%C3%ADpios+de+Anatomia+e+Fisiologia+Tortora+Derrickson',
      level: 1,
    },
    {
      title: 'Anatomia Fácil com Rogério Gozzi',
      description: 'Videoaulas de anatomia por sistema, com imagens e peças explicadas passo a passo.',
      type: 'vídeo',
      url: 'https://www.youtube.com/results?search_query=anatomia+f%C3%A1cil+rog%C3%A9rio+gozzi',
      level: 1,
    },
    {
      title: 'AVASUS: Ambiente Virtual de Aprendizagem do SUS',
      description: 'Cursos curtos e gratuitos da Universidade Federal do Rio Grande do Norte e parceiros.',
      type: 'curso',
      url: 'https://avasus.ufrn.br',
    },
    {
      title: 'Fundamentos de Enfermagem, de Patricia Potter e Anne Perry',
      description: 'Técnicas e raciocínio do cuidado, dos sinais vitais à segurança do paciente.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Fundamentos+de+Enfermagem+Potter+Perry',
      level: 2,
    },
    {
      title: 'Tratado de Fisiologia Médica, de Guyton e Hall',
      description: 'Referência para entender a fundo os mecanismos normais e o que muda na doença.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Tratado+de+Fisiologia+M%C3%A9dica+Guyton+Hall',
      level: 3,
    },
    {
      title: 'Rouquayrol: Epidemiologia e Saúde, de Zélia Rouquayrol e Marcelo Gurgel',
      description: 'Obra brasileira que vai das medidas de saúde aos estudos e às políticas públicas.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Rouquayrol+Epidemiologia+e+Sa%C3%BAde',
      level: 3,
    },
    {
      title: 'SciELO: artigos de saúde coletiva e enfermagem',
      description: 'Pesquisas brasileiras em acesso aberto para treinar a leitura crítica.',
      type: 'artigo',
      url: 'https://www.scielo.br',
      level: 3,
    },
  ],
  evaluationMethods: [
    {
      name: 'Caso clínico comentado',
      description:
        'Um caso curto por semana com achados, hipótese, conduta inicial e cuidado de segurança justificados.',
      frequency: 'Semanal',
    },
    {
      name: 'Prancha muda e mapa de funções',
      description: 'Nomear estruturas em uma figura sem legendas e escrever a função de cada uma.',
      frequency: 'Semanal',
    },
    {
      name: 'Simulado de SUS e assistência',
      description:
        'Vinte questões misturadas de legislação, epidemiologia e clínica em 50 minutos, com correção comentada.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Oficina de cálculos em saúde',
      description:
        'Dez cálculos de dose, gotejamento e indicadores, com unidade, conferência e explicação do resultado.',
      frequency: 'Mensal',
    },
  ],
} satisfies Curriculum;
