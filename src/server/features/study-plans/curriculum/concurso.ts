import type { Curriculum } from './curriculum.ts';

export const concurso = {
  subject: 'Concurso público',
  aliases: [
    'concursos públicos',
    'inss',
    'tribunais',
    'cnu',
    'concurso nacional unificado',
    'carreiras públicas',
  ],
  areas: {
    português: [
      'Interpretação de textos de prova',
      'Ortografia e classes de palavras',
      'Coesão e reescrita de trechos',
      'Sintaxe do período e pontuação',
      'Concordância, regência e crase',
      'Redação oficial',
    ],
    'língua portuguesa': [
      'Interpretação de textos de prova',
      'Ortografia e classes de palavras',
      'Coesão e reescrita de trechos',
      'Sintaxe do período e pontuação',
      'Concordância, regência e crase',
      'Redação oficial',
    ],
    'raciocínio lógico': [
      'Proposições e equivalências lógicas',
      'Argumentos, diagramas e associações',
      'Proporção, porcentagem e juros',
      'Contagem e probabilidade',
    ],
    matemática: ['Proporção, porcentagem e juros', 'Contagem e probabilidade'],
    informática: ['Sistemas, aplicativos de escritório e internet', 'Segurança da informação'],
    'direito constitucional': [
      'Constituição e princípios fundamentais',
      'Direitos e garantias fundamentais',
      'Servidores na Constituição',
      'Organização do Estado e dos Poderes',
      'Controle de constitucionalidade',
    ],
    'direito administrativo': [
      'Princípios e estrutura da administração',
      'Poderes e atos administrativos',
      'Regime jurídico dos servidores federais',
      'Licitações e contratos',
      'Improbidade e processo administrativo',
      'Responsabilidade civil e controle do Estado',
    ],
    'administração pública': [
      'Princípios e estrutura da administração',
      'Modelos de gestão e governança pública',
      'Orçamento e finanças públicas',
    ],
    ética: ['Ética no serviço público'],
    orçamento: ['Orçamento e finanças públicas'],
    arquivologia: ['Arquivos, documentos e protocolo'],
    lgpd: ['Acesso à informação e proteção de dados'],
    previdenciário: ['Seguridade social e previdência'],
    atualidades: ['Atualidades do Brasil e do mundo'],
    redação: ['Coesão e reescrita de trechos', 'Prova discursiva'],
    bancas: ['Edital, bancas e plano de estudo'],
  },
  topics: [
    {
      name: 'Edital, bancas e plano de estudo',
      description:
        'Como ler o edital, reconhecer o estilo da banca e distribuir as matérias ao longo das semanas.',
      priority: 'alta',
      weight: 2,
      level: 1,
      subtopics: [
        [
          'Leitura estratégica do edital',
          'Requisitos do cargo, pesos, notas mínimas, critérios de desempate e conteúdo programático.',
        ],
        [
          'Estilo das principais bancas',
          'Itens de certo ou errado do Cebraspe e múltipla escolha de FGV, FCC, Cesgranrio e Vunesp.',
        ],
        [
          'Ciclo de matérias e revisões',
          'Alternância de disciplinas, retorno espaçado ao conteúdo e registro do tempo líquido de estudo.',
        ],
      ],
      hint: 'Copie o conteúdo programático para uma tabela e dê a cada item o peso da prova e o seu domínio atual.',
    },
    {
      name: 'Interpretação de textos de prova',
      description: 'Ideia central, inferência e limites do que o texto autoriza concluir.',
      priority: 'alta',
      weight: 4,
      level: 1,
      subtopics: [
        [
          'Compreensão e inferência',
          'Diferença entre o que está escrito, o que se deduz e o que foi acrescentado pela alternativa.',
        ],
        [
          'Tipologia e intenção do texto',
          'Narração, descrição, exposição, argumentação e injunção a serviço de uma finalidade.',
        ],
      ],
      hint: 'Sublinhe no texto a linha que prova cada resposta; sem linha, desconfie da alternativa.',
    },
    {
      name: 'Ortografia e classes de palavras',
      description: 'Grafia, acentuação e emprego das classes gramaticais que sustentam as demais questões.',
      priority: 'média',
      weight: 3,
      level: 1,
      subtopics: [
        ['Ortografia e acentuação vigentes', 'Emprego de letras, hífen e acentos conforme o Acordo de 1990.'],
        [
          'Emprego de pronomes e verbos',
          'Pronomes relativos e demonstrativos, tempos e modos verbais e a correlação entre eles.',
        ],
        [
          'Valor das preposições e conjunções',
          'Sentidos de causa, concessão, condição, finalidade e consequência que elas estabelecem.',
        ],
      ],
      hint: 'Classifique a mesma palavra em três frases diferentes e explique por que a classe muda.',
    },
    {
      name: 'Proposições e equivalências lógicas',
      description: 'Frases que podem ser julgadas, conectivos, tabelas-verdade, negações e equivalências.',
      priority: 'alta',
      weight: 4,
      level: 1,
      subtopics: [
        [
          'Conectivos e tabelas-verdade',
          'Conjunção, disjunções, condicional e bicondicional com seus valores de verdade.',
        ],
        [
          'Negação de proposições compostas',
          'Leis de De Morgan, negação da condicional e de frases com todo, algum e nenhum.',
        ],
        [
          'Equivalências da condicional',
          'Contrapositiva e transformação do “se, então” em uma frase com “ou”.',
        ],
      ],
      hint: 'Traduza cada frase para símbolos antes de procurar a alternativa correta.',
    },
    {
      name: 'Proporção, porcentagem e juros',
      description: 'Cálculos do dia a dia que aparecem em problemas contextualizados de prova.',
      priority: 'média',
      weight: 3,
      level: 1,
      subtopics: [
        [
          'Razão, proporção e regra de três',
          'Grandezas direta e inversamente proporcionais e divisão em partes proporcionais.',
        ],
        [
          'Porcentagem e juros simples',
          'Aumentos e descontos sucessivos, lucro e rendimento de um capital no tempo.',
        ],
      ],
      hint: 'Estime o resultado antes da conta e elimine as alternativas absurdas.',
    },
    {
      name: 'Sistemas, aplicativos de escritório e internet',
      description: 'Uso de computadores, textos, planilhas, navegadores e serviços em nuvem.',
      priority: 'alta',
      weight: 3,
      level: 1,
      subtopics: [
        [
          'Sistema operacional, arquivos e pastas',
          'Windows e Linux, extensões, permissões, atalhos e organização de arquivos.',
        ],
        [
          'Editores de texto e planilhas',
          'Formatação, fórmulas, referências absolutas e relativas, gráficos e filtros.',
        ],
        [
          'Navegadores, correio eletrônico e nuvem',
          'Endereços, pesquisa, mensagens, armazenamento e edição compartilhada.',
        ],
      ],
      hint: 'Reproduza cada comando no próprio computador e anote o atalho que você não conhecia.',
    },
    {
      name: 'Constituição e princípios fundamentais',
      description: 'O que é a Constituição de 1988, sua estrutura e os artigos 1º a 4º.',
      priority: 'média',
      weight: 2,
      level: 1,
      subtopics: [
        [
          'Fundamentos, objetivos e relações internacionais',
          'Valores, metas e princípios que guiam a República dentro e fora do país.',
        ],
        [
          'Classificação e eficácia das normas',
          'Tipos de constituição e normas de eficácia plena, contida e limitada.',
        ],
      ],
      hint: 'Monte três colunas com fundamentos, objetivos e princípios internacionais e troque-os de lugar para se testar.',
    },
    {
      name: 'Direitos e garantias fundamentais',
      description: 'Artigos 5º a 17 da Constituição, os mais cobrados em provas de qualquer carreira.',
      priority: 'alta',
      weight: 5,
      level: 1,
      requires: ['Constituição e princípios fundamentais'],
      subtopics: [
        [
          'Direitos individuais e coletivos',
          'Vida, liberdade, igualdade, segurança e propriedade nos incisos do artigo 5º.',
        ],
        [
          'Remédios constitucionais',
          'Habeas corpus, habeas data, mandados de segurança e de injunção e ação popular.',
        ],
        [
          'Direitos sociais, nacionalidade e direitos políticos',
          'Trabalho, brasileiros natos e naturalizados, voto, elegibilidade e partidos.',
        ],
      ],
      hint: 'Leia dez incisos por dia em voz alta e crie uma situação concreta para cada um.',
    },
    {
      name: 'Princípios e estrutura da administração',
      description: 'Regras que orientam o agir público e os órgãos e entidades que compõem o Estado.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Constituição e princípios fundamentais'],
      subtopics: [
        [
          'Princípios expressos e implícitos',
          'Legalidade, impessoalidade, moralidade, publicidade, eficiência e os que deles decorrem.',
        ],
        [
          'Administração direta e indireta',
          'Órgãos, autarquias, fundações, empresas públicas e sociedades de economia mista.',
        ],
        [
          'Descentralização, desconcentração e terceiro setor',
          'Distribuição de tarefas entre pessoas e órgãos e parcerias com organizações privadas.',
        ],
      ],
      hint: 'Escolha cinco entidades conhecidas, como o INSS e a Petrobras, e diga a natureza jurídica de cada uma.',
    },
    {
      name: 'Ética no serviço público',
      description: 'Deveres, vedações e valores de quem trabalha para a coletividade.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Princípios e estrutura da administração'],
      subtopics: [
        [
          'Código de ética do Executivo federal',
          'Regras deontológicas, deveres, vedações e o papel das comissões de ética.',
        ],
        [
          'Conflito de interesses e integridade',
          'Situações que confundem o público e o privado e os meios de preveni-las.',
        ],
      ],
      hint: 'Julgue um caso de repartição por dia e aponte o dever ou a vedação que se aplica.',
    },
    {
      name: 'Arquivos, documentos e protocolo',
      description: 'Noções de arquivologia para organizar, guardar e eliminar documentos públicos.',
      priority: 'baixa',
      weight: 2,
      level: 1,
      subtopics: [
        [
          'Ciclo de vida dos documentos',
          'Fases corrente, intermediária e permanente e o valor dos documentos em cada uma.',
        ],
        [
          'Classificação, temporalidade e protocolo',
          'Plano de classificação, prazos de guarda, destinação, registro e tramitação.',
        ],
      ],
      hint: 'Aplique as três idades e um prazo de guarda aos papéis de uma gaveta da sua casa.',
    },
    {
      name: 'Atualidades do Brasil e do mundo',
      description: 'Fatos recentes de política, economia, ambiente, ciência e sociedade em contexto.',
      priority: 'baixa',
      weight: 2,
      level: 1,
      subtopics: [
        [
          'Política, economia e sociedade brasileiras',
          'Debates nacionais dos últimos meses ligados às suas causas.',
        ],
        [
          'Relações internacionais, ambiente e tecnologia',
          'Conflitos, acordos, clima e inovações que chegam às provas.',
        ],
      ],
      hint: 'Resuma uma notícia por dia em quatro linhas: fato, causa, envolvidos e consequência.',
    },
    {
      name: 'Coesão e reescrita de trechos',
      description: 'Retomadas, conectivos e trocas que preservam ou alteram a correção e o sentido.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Interpretação de textos de prova', 'Ortografia e classes de palavras'],
      subtopics: [
        [
          'Referentes e conectivos no texto',
          'A quem cada pronome se refere e que relação cada conector estabelece.',
        ],
        [
          'Reescrita com manutenção de sentido',
          'Substituição de palavras, deslocamento de termos e mudança de voz verbal.',
        ],
      ],
      hint: 'Julgue cada reescrita em dois passos separados: primeiro a gramática, depois o sentido.',
    },
    {
      name: 'Sintaxe do período e pontuação',
      description: 'Termos da oração, orações do período e sinais que organizam a frase.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Ortografia e classes de palavras'],
      subtopics: [
        [
          'Termos e funções na oração',
          'Sujeito, predicado, complementos, adjuntos, aposto e vocativo em frases de prova.',
        ],
        [
          'Coordenação e subordinação',
          'Orações coordenadas, substantivas, adjetivas e adverbiais e seus sentidos.',
        ],
        [
          'Vírgula e outros sinais',
          'Casos obrigatórios, facultativos e proibidos, com dois-pontos, travessões e aspas.',
        ],
      ],
      hint: 'Localize o verbo e o sujeito de cada oração antes de decidir sobre qualquer vírgula.',
    },
    {
      name: 'Concordância, regência e crase',
      description: 'Relações entre verbos, nomes e complementos segundo a norma-padrão.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Sintaxe do período e pontuação'],
      subtopics: [
        [
          'Casos de concordância verbal e nominal',
          'Sujeito posposto, verbos haver e fazer, partícula “se” e expressões partitivas.',
        ],
        [
          'Regência e emprego da crase',
          'Preposições exigidas por verbos e nomes e o acento que marca a fusão com o artigo.',
        ],
      ],
      hint: 'Para testar a crase, troque a palavra feminina por uma masculina e veja se surge “ao”.',
    },
    {
      name: 'Redação oficial',
      description: 'Clareza, impessoalidade e formato dos documentos do serviço público.',
      priority: 'baixa',
      weight: 2,
      level: 2,
      requires: ['Concordância, regência e crase'],
      subtopics: [
        [
          'Linguagem e atributos da redação oficial',
          'Objetividade, concisão, formalidade e uso da norma-padrão.',
        ],
        [
          'Padrão ofício, vocativos e fechos',
          'Partes do documento, tratamento da autoridade e encerramento adequado.',
        ],
      ],
      hint: 'Redija um ofício curto e confira cada parte com o Manual de Redação da Presidência da República.',
    },
    {
      name: 'Argumentos, diagramas e associações',
      description: 'Validade de raciocínios, conjuntos e problemas de dedução e sequência.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Proposições e equivalências lógicas'],
      subtopics: [
        [
          'Validade de argumentos',
          'Premissas, conclusão e a diferença entre um argumento válido e uma frase verdadeira.',
        ],
        [
          'Quantificadores e diagramas de conjuntos',
          'Todo, algum e nenhum representados por círculos e contagem de elementos.',
        ],
        [
          'Sequências, verdades e mentiras',
          'Padrões numéricos, tabelas de associação e hipóteses testadas até a contradição.',
        ],
      ],
      hint: 'Tente construir um contraexemplo; se ele existir, o argumento é inválido.',
    },
    {
      name: 'Segurança da informação',
      description: 'Ameaças digitais e medidas que protegem dados, sistemas e pessoas.',
      priority: 'média',
      weight: 2,
      level: 2,
      requires: ['Sistemas, aplicativos de escritório e internet'],
      subtopics: [
        [
          'Códigos maliciosos e golpes digitais',
          'Vírus, sequestro de dados, mensagens falsas e engenharia social.',
        ],
        [
          'Proteção, cópias e assinatura digital',
          'Antivírus, barreira de rede, autenticação, criptografia, cópias de segurança e certificados.',
        ],
      ],
      hint: 'Associe cada ameaça à propriedade atingida: confidencialidade, integridade ou disponibilidade.',
    },
    {
      name: 'Servidores na Constituição',
      description: 'Regras dos artigos 37 a 41 sobre ingresso, remuneração e permanência no cargo.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Direitos e garantias fundamentais', 'Princípios e estrutura da administração'],
      subtopics: [
        [
          'Ingresso, cargos e acumulação',
          'Concurso e seu prazo de validade, comissão, contratação temporária e acumulações permitidas.',
        ],
        [
          'Remuneração, estabilidade e previdência',
          'Teto, subsídio, estágio de três anos, perda do cargo e regime próprio de aposentadoria.',
        ],
      ],
      hint: 'Reescreva cada inciso do artigo 37 como pergunta e responda sem olhar o texto.',
    },
    {
      name: 'Organização do Estado e dos Poderes',
      description: 'Federação, repartição de competências e funções do Legislativo, Executivo e Judiciário.',
      priority: 'média',
      weight: 4,
      level: 2,
      requires: ['Constituição e princípios fundamentais'],
      subtopics: [
        [
          'Federação e repartição de competências',
          'O que cabe à União, aos estados, ao Distrito Federal e aos municípios.',
        ],
        [
          'Legislativo, Executivo e processo legislativo',
          'Congresso, Presidência da República e caminho das leis e emendas.',
        ],
        [
          'Judiciário e funções essenciais à Justiça',
          'Tribunais, Ministério Público, advocacia e Defensoria Pública.',
        ],
      ],
      hint: 'Desenhe o organograma dos tribunais e anote ao lado quem nomeia e quem aprova cada ministro.',
    },
    {
      name: 'Poderes e atos administrativos',
      description: 'Instrumentos de atuação do Estado e ciclo de vida de suas decisões.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Princípios e estrutura da administração'],
      subtopics: [
        [
          'Poderes hierárquico, disciplinar, regulamentar e de polícia',
          'Alcance de cada poder e abusos por excesso ou desvio.',
        ],
        [
          'Elementos e atributos do ato',
          'Competência, finalidade, forma, motivo e objeto, com presunção de legitimidade e demais atributos.',
        ],
        [
          'Anulação, revogação e convalidação',
          'Retirada por ilegalidade ou conveniência e correção de vícios sanáveis.',
        ],
      ],
      hint: 'Pegue uma multa de trânsito e identifique nela os cinco elementos do ato.',
    },
    {
      name: 'Regime jurídico dos servidores federais',
      description: 'Direitos, deveres e responsabilidades previstos na Lei nº 8.112/1990.',
      priority: 'média',
      weight: 4,
      level: 2,
      requires: ['Servidores na Constituição'],
      subtopics: [
        [
          'Provimento, vacância e vantagens',
          'Nomeação, posse, exercício, remoção, licenças, férias e afastamentos.',
        ],
        [
          'Deveres, penalidades e processo disciplinar',
          'Proibições, advertência, suspensão, demissão, sindicância e direito de defesa.',
        ],
      ],
      hint: 'Faça uma ficha por forma de provimento com um personagem e a situação que ele vive.',
    },
    {
      name: 'Acesso à informação e proteção de dados',
      description: 'Transparência como regra, sigilo como exceção e cuidado com dados pessoais.',
      priority: 'baixa',
      weight: 2,
      level: 2,
      requires: ['Princípios e estrutura da administração'],
      subtopics: [
        [
          'Lei de Acesso à Informação',
          'Transparência ativa e passiva, pedidos, recursos e graus de sigilo da Lei nº 12.527/2011.',
        ],
        [
          'Lei Geral de Proteção de Dados',
          'Titular, controlador, operador, bases legais e tratamento de dados pelo poder público.',
        ],
      ],
      hint: 'Simule um pedido de informação real e diga o que pode ser negado e por quê.',
    },
    {
      name: 'Contagem e probabilidade',
      description: 'Métodos para contar possibilidades e medir a chance de um evento.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Proporção, porcentagem e juros'],
      subtopics: [
        [
          'Princípio multiplicativo e agrupamentos',
          'Permutações, arranjos e combinações conforme a ordem importe ou não.',
        ],
        [
          'Probabilidade de eventos',
          'Casos favoráveis e possíveis, união, eventos independentes e probabilidade condicional.',
        ],
      ],
      hint: 'Pergunte primeiro se trocar a ordem muda o resultado; só depois escolha a fórmula.',
    },
    {
      name: 'Controle de constitucionalidade',
      description: 'Como se verifica se leis e atos respeitam a Constituição.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Organização do Estado e dos Poderes'],
      subtopics: [
        [
          'Controle difuso e repercussão geral',
          'Decisão no caso concreto por qualquer juiz e recurso extraordinário ao Supremo.',
        ],
        [
          'Ações do controle concentrado',
          'Objeto, legitimados e efeitos das ações diretas, da declaratória e da arguição.',
        ],
      ],
      hint: 'Monte um quadro com ação, quem pode propor, o que se ataca e a quem vincula.',
    },
    {
      name: 'Licitações e contratos',
      description: 'Como o Estado compra e contrata segundo a Lei nº 14.133/2021.',
      priority: 'alta',
      weight: 5,
      level: 3,
      requires: ['Poderes e atos administrativos'],
      subtopics: [
        [
          'Modalidades e fases da licitação',
          'Pregão, concorrência, concurso, leilão e diálogo competitivo, da preparação à homologação.',
        ],
        [
          'Inexigibilidade e dispensa',
          'Quando a competição é inviável e quando a lei permite contratar sem licitar.',
        ],
        [
          'Contratos administrativos e sanções',
          'Prerrogativas do Estado, garantias, alterações, extinção e penalidades ao contratado.',
        ],
      ],
      hint: 'Acompanhe um edital real no Portal Nacional de Contratações Públicas, da publicação ao resultado.',
    },
    {
      name: 'Improbidade e processo administrativo',
      description: 'Punição de condutas desonestas e garantias de quem se relaciona com a administração.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Poderes e atos administrativos', 'Servidores na Constituição'],
      subtopics: [
        [
          'Atos de improbidade e sanções',
          'Enriquecimento ilícito, dano ao erário e ofensa a princípios, com exigência de dolo desde 2021.',
        ],
        [
          'Processo administrativo federal',
          'Direitos do interessado, prazos, impedimento, delegação e recursos da Lei nº 9.784/1999.',
        ],
      ],
      hint: 'Estude a Lei nº 8.429/1992 apenas no texto consolidado, pois a reforma de 2021 mudou boa parte dele.',
    },
    {
      name: 'Responsabilidade civil e controle do Estado',
      description: 'Dever de indenizar danos e formas de fiscalizar quem administra.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Poderes e atos administrativos'],
      subtopics: [
        [
          'Teoria do risco administrativo',
          'Responsabilidade objetiva, omissões, excludentes e ação de regresso contra o agente.',
        ],
        [
          'Controles interno, legislativo e judicial',
          'Autotutela, tribunais de contas, comissões de inquérito e ações judiciais.',
        ],
      ],
      hint: 'Em cada caso, escreva conduta, dano e nexo; depois procure uma excludente.',
    },
    {
      name: 'Modelos de gestão e governança pública',
      description: 'Evolução da administração brasileira e instrumentos atuais de gestão.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Princípios e estrutura da administração'],
      subtopics: [
        [
          'Patrimonialismo, burocracia e gerencialismo',
          'Características, reformas e permanências de cada modelo no Brasil.',
        ],
        [
          'Governança, planejamento e indicadores',
          'Objetivos, gestão de riscos, medidas de desempenho e prestação de contas.',
        ],
        [
          'Gestão de pessoas e de processos',
          'Motivação, liderança, competências, mapeamento de fluxos e melhoria contínua.',
        ],
      ],
      hint: 'Relacione cada reforma ao seu ano e ao problema que ela pretendia resolver.',
    },
    {
      name: 'Orçamento e finanças públicas',
      description: 'Planejamento, execução e limites do gasto público.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Organização do Estado e dos Poderes'],
      subtopics: [
        [
          'Plano plurianual, diretrizes e lei orçamentária',
          'Função, prazos e ligação entre as três leis do planejamento.',
        ],
        [
          'Princípios e créditos adicionais',
          'Unidade, universalidade, anualidade e as alterações do orçamento em execução.',
        ],
        [
          'Receita, despesa e responsabilidade fiscal',
          'Estágios, classificações, restos a pagar e limites da Lei Complementar nº 101/2000.',
        ],
      ],
      hint: 'Desenhe o calendário do ciclo orçamentário e nele marque quem propõe, quem aprova e quem fiscaliza.',
    },
    {
      name: 'Seguridade social e previdência',
      description: 'Saúde, previdência e assistência na Constituição e no regime geral.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Direitos e garantias fundamentais'],
      subtopics: [
        [
          'Princípios e custeio da seguridade',
          'Objetivos do artigo 194, fontes de financiamento e contribuição de toda a sociedade.',
        ],
        [
          'Segurados e benefícios do regime geral',
          'Quem se filia, carência, salário de benefício e prestações da Lei nº 8.213/1991.',
        ],
      ],
      hint: 'Crie cinco trabalhadores fictícios e descubra a categoria de segurado e o benefício de cada um.',
    },
    {
      name: 'Prova discursiva',
      description: 'Dissertações, questões abertas e estudos de caso escritos no tempo e no espaço da prova.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Coesão e reescrita de trechos', 'Concordância, regência e crase'],
      subtopics: [
        [
          'Planejamento e estrutura do texto',
          'Leitura do comando, roteiro, tese e um parágrafo para cada tópico pedido.',
        ],
        [
          'Questões técnicas e estudos de caso',
          'Resposta fundamentada em normas, com identificação do problema e da solução.',
        ],
        [
          'Autocorreção pelo espelho da banca',
          'Conferência de conteúdo, gramática e limite de linhas com os critérios publicados.',
        ],
      ],
      hint: 'Escreva à mão, com o tempo real da prova, e reescreva o texto depois da correção.',
    },
  ],
  resources: [
    {
      title: 'Portal da Legislação do Planalto',
      description: 'Constituição e leis federais sempre no texto atualizado, para a leitura da lei seca.',
      type: 'website',
      url: 'https://www4.planalto.gov.br/legislacao',
    },
    {
      title: 'Escola Virtual de Governo (Enap)',
      description: 'Cursos gratuitos de ética, orçamento, licitações e gestão pública com certificado.',
      type: 'curso',
      url: 'https://www.escolavirtual.gov.br',
    },
    {
      title: 'Cebraspe: provas e gabaritos',
      description: 'Cadernos, gabaritos e padrões de resposta de seleções anteriores da banca.',
      type: 'website',
      url: 'https://www.cebraspe.org.br',
    },
    {
      title: 'FGV Conhecimento: concursos',
      description: 'Provas e gabaritos de uma das bancas que mais organizam seleções no país.',
      type: 'website',
      url: 'https://conhecimento.fgv.br',
    },
    {
      title: 'Qconcursos',
      description: 'Banco de questões com filtros por banca, cargo, ano e assunto.',
      type: 'website',
      url: 'https://www.qconcursos.com',
    },
    {
      title: 'Estratégia Concursos',
      description: 'Aulas abertas, revisões de véspera e correções de prova comentadas em vídeo.',
      type: 'vídeo',
      url: 'https://www.youtube.com/results?search_query=estrat%C3%A9gia+concursos',
      level: 1,
    },
    {
      title: 'A Gramática para Concursos Públicos, de Fernando Pestana',
      description: 'Gramática completa com questões de diversas bancas ao fim de cada capítulo.',
      type: 'livro',
      url: 'https://www.google.com/search?q=A+Gram%C3%A1tica+para+Concursos+P%C3%BAblicos+Fernando+Pestana',
    },
    {
      title: 'Direito Constitucional Descomplicado, de Vicente Paulo e Marcelo Alexandrino',
      description: 'Teoria organizada para provas, com linguagem direta e quadros de resumo.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Direito+Constitucional+Descomplicado+Vicente+Paulo+Marcelo+Alexandrino',
      level: 2,
    },
    {
      title: 'Direito Administrativo Descomplicado, de Marcelo Alexandrino e Vicente Paulo',
      description: 'Da organização administrativa às licitações, com a posição das bancas e dos tribunais.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Direito+Administrativo+Descomplicado+Marcelo+Alexandrino+Vicente+Paulo',
      level: 2,
    },
    {
      title: 'Dizer o Direito',
      description: 'Comentários claros às decisões recentes do Supremo e do Superior Tribunal de Justiça.',
      type: 'website',
      url: 'https://www.dizerodireito.com.br',
      level: 3,
    },
  ],
  evaluationMethods: [
    {
      name: 'Bateria de questões da banca',
      description:
        'Trinta questões da banca escolhida sobre as matérias da semana, com registro do motivo de cada erro.',
      frequency: 'Semanal',
    },
    {
      name: 'Simulado no formato da prova',
      description:
        'Prova completa no tempo oficial, com o mesmo sistema de pontuação e nota calculada por disciplina.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Discursiva cronometrada',
      description:
        'Um texto à mão no limite de linhas do edital, corrigido com espelho de conteúdo e de linguagem.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Lei seca de memória',
      description:
        'Reconstituir de cabeça artigos sorteados e comparar com o texto legal, destacando prazos e exceções.',
      frequency: 'Mensal',
    },
  ],
} satisfies Curriculum;
