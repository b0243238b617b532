import type { Curriculum } from './curriculum.ts';

export const direito = {
  subject: 'Direito',
  aliases: ['OAB', 'exame da ordem dos advogados', 'ciências jurídicas', 'direito brasileiro'],
  areas: {
    constitucional: [
      'Constituição e poder constituinte',
      'Direitos e garantias fundamentais',
      'Organização do Estado e dos Poderes',
      'Controle de constitucionalidade',
    ],
    'direito civil': [
      'Pessoas, personalidade e bens',
      'Fatos e negócios jurídicos',
      'Obrigações e contratos',
      'Reparação de danos e defesa do consumidor',
      'Posse, propriedade e direitos reais',
      'Casamento, união estável e filiação',
      'Sucessões e testamento',
    ],
    penal: ['Princípios e aplicação da lei penal', 'Teoria do crime', 'Penas e crimes em espécie'],
    'direito administrativo': [
      'Princípios e órgãos administrativos',
      'Atos e poderes administrativos',
      'Licitações e contratações públicas',
      'Responsabilidade do Estado e improbidade',
    ],
    tributário: ['Tributos, competência e imunidades', 'Crédito tributário e reforma do consumo'],
    'direito do trabalho': ['Relação de emprego e terceirização', 'Jornada, salário e rescisão'],
    trabalhista: [
      'Relação de emprego e terceirização',
      'Jornada, salário e rescisão',
      'Reclamação trabalhista e seus recursos',
    ],
    CLT: [
      'Relação de emprego e terceirização',
      'Jornada, salário e rescisão',
      'Reclamação trabalhista e seus recursos',
    ],
    'processo civil': [
      'Jurisdição, ação e processo',
      'Procedimento comum: da petição à sentença',
      'Recursos, precedentes e execução',
    ],
    'processual civil': [
      'Jurisdição, ação e processo',
      'Procedimento comum: da petição à sentença',
      'Recursos, precedentes e execução',
    ],
    'processo penal': [
      'Jurisdição, ação e processo',
      'Inquérito, denúncia e competência criminal',
      'Provas, prisões e recursos criminais',
    ],
    'processual penal': [
      'Jurisdição, ação e processo',
      'Inquérito, denúncia e competência criminal',
      'Provas, prisões e recursos criminais',
    ],
    'processo do trabalho': ['Jurisdição, ação e processo', 'Reclamação trabalhista e seus recursos'],
    'ética da OAB': ['Advocacia: atividade e prerrogativas', 'Ética, honorários e infrações na OAB'],
    'direito de família': ['Casamento, união estável e filiação', 'Sucessões e testamento'],
    'direito do consumidor': ['Reparação de danos e defesa do consumidor'],
  },
  isBroad: true,
  topics: [
    {
      name: 'Normas, fontes e interpretação do Direito',
      description: 'O que é uma norma jurídica, de onde ela vem, quando vale e como se descobre seu sentido.',
      priority: 'alta',
      weight: 2,
      level: 1,
      subtopics: [
        [
          'Norma jurídica, moral e ordenamento',
          'O que distingue regra e princípio e por que as normas formam um sistema com hierarquia.',
        ],
        [
          'Fontes, vigência e conflito de leis',
          'Lei, costume, jurisprudência e doutrina; entrada em vigor, revogação e a Lei de Introdução (LINDB).',
        ],
        [
          'Métodos de interpretação e lacunas',
          'Leitura gramatical, sistemática e pela finalidade; analogia, costumes e princípios gerais.',
        ],
      ],
      hint: 'Pegue uma lei curta no site do Planalto e descubra quando entrou em vigor, o que revogou e a quem se dirige.',
    },
    {
      name: 'Constituição e poder constituinte',
      description: 'Por que a Constituição está acima das demais normas e quem pode criá-la ou alterá-la.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Normas, fontes e interpretação do Direito'],
      subtopics: [
        [
          'Supremacia e classificação das constituições',
          'Rigidez, origem, forma e conteúdo, e onde se encaixa a Constituição de 1988.',
        ],
        [
          'Poder constituinte e emendas',
          'Originário, derivado e decorrente; quórum de três quintos em dois turnos e cláusulas pétreas.',
        ],
        [
          'Eficácia das normas constitucionais',
          'Normas de eficácia plena, contida e limitada, com exemplos tirados do texto.',
        ],
      ],
      hint: 'Percorra o sumário da Constituição até saber em que título mora cada assunto sem consultar o índice.',
    },
    {
      name: 'Direitos e garantias fundamentais',
      description: 'Liberdades, igualdade, direitos sociais e políticos e os instrumentos que os protegem.',
      priority: 'alta',
      weight: 4,
      level: 1,
      requires: ['Constituição e poder constituinte'],
      subtopics: [
        [
          'Direitos individuais e coletivos',
          'O artigo 5º: vida, liberdade, igualdade, propriedade, inviolabilidades e seus limites.',
        ],
        [
          'Nacionalidade, direitos sociais e políticos',
          'Brasileiros natos e naturalizados, direitos do trabalhador, voto, elegibilidade e partidos.',
        ],
        [
          'Remédios constitucionais',
          'Habeas corpus, habeas data, mandado de segurança, mandado de injunção e ação popular.',
        ],
      ],
      hint: 'Leia o artigo 5º em blocos de dez incisos e crie um caso real para cada um.',
    },
    {
      name: 'Organização do Estado e dos Poderes',
      description: 'Federação, competências e funcionamento do Legislativo, do Executivo e do Judiciário.',
      priority: 'alta',
      weight: 4,
      level: 1,
      requires: ['Constituição e poder constituinte'],
      subtopics: [
        [
          'Federação e repartição de competências',
          'O que cabe à União, aos estados, ao Distrito Federal e aos municípios; intervenção federal.',
        ],
        [
          'Legislativo, Executivo e elaboração das leis',
          'Espécies normativas, iniciativa, sanção e veto, medidas provisórias e crimes de responsabilidade.',
        ],
        [
          'Judiciário e funções essenciais à justiça',
          'Tribunais e suas competências, CNJ, Ministério Público, Defensoria e advocacia.',
        ],
      ],
      hint: 'Monte uma tabela dos artigos 21 a 24 e 30 e classifique nela dez temas do noticiário.',
    },
    {
      name: 'Controle de constitucionalidade',
      description: 'Como se verifica se leis e atos respeitam a Constituição e quem pode afastá-los.',
      priority: 'alta',
      weight: 4,
      level: 3,
      requires: ['Direitos e garantias fundamentais', 'Organização do Estado e dos Poderes'],
      subtopics: [
        [
          'Controle difuso e repercussão geral',
          'Qualquer juiz no caso concreto, reserva de plenário e recurso extraordinário.',
        ],
        [
          'Ações do controle concentrado',
          'ADI, ADC, ADO e ADPF: objeto, legitimados e pertinência temática.',
        ],
        [
          'Efeitos e modulação das decisões',
          'Para quem vale, desde quando vale e o que muda nos estados com a ação perante o Tribunal de Justiça.',
        ],
      ],
      hint: 'Desenhe uma tabela com as quatro ações nas linhas e objeto, legitimados, liminar e efeitos nas colunas.',
    },
    {
      name: 'Jurisdição, ação e processo',
      description: 'As noções comuns a todos os ramos processuais e as garantias de quem litiga.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Direitos e garantias fundamentais'],
      subtopics: [
        [
          'Devido processo e princípios processuais',
          'Contraditório, ampla defesa, juiz natural, publicidade, motivação e duração razoável.',
        ],
        [
          'Jurisdição, competência e condições da ação',
          'Quem julga, onde se propõe a demanda e o que significam legitimidade e interesse.',
        ],
        [
          'Conciliação, mediação e arbitragem',
          'Caminhos para resolver o conflito por acordo ou por decisão fora do Judiciário.',
        ],
      ],
      hint: 'Acompanhe um processo público no site do tribunal e identifique partes, juízo, pedido e fase.',
    },
    {
      name: 'Pessoas, personalidade e bens',
      description: 'Quem pode ter direitos e deveres e sobre que objetos eles recaem.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Normas, fontes e interpretação do Direito'],
      subtopics: [
        [
          'Capacidade e direitos da personalidade',
          'Incapacidades depois do Estatuto da Pessoa com Deficiência, emancipação, nome, imagem e ausência.',
        ],
        [
          'Pessoa jurídica e domicílio',
          'Associações, fundações e sociedades, desconsideração da personalidade e lugar da pessoa no Direito.',
        ],
        [
          'Classificação dos bens',
          'Móveis e imóveis, fungíveis, consumíveis, principais e acessórios, públicos e particulares.',
        ],
      ],
      hint: 'Invente uma personagem e acompanhe a vida jurídica dela do nascimento à morte, artigo por artigo.',
    },
    {
      name: 'Fatos e negócios jurídicos',
      description: 'Como a vontade produz efeitos, o que a vicia e o que a passagem dos anos apaga.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Pessoas, personalidade e bens'],
      subtopics: [
        [
          'Existência, validade e eficácia',
          'Os três planos do negócio, seus requisitos e os elementos condição, termo e encargo.',
        ],
        [
          'Defeitos e invalidade do negócio',
          'Erro, dolo, coação, lesão, estado de perigo, fraude e simulação; nulo e anulável.',
        ],
        [
          'Prescrição e decadência',
          'O que cada uma extingue, prazos mais cobrados, causas que impedem, suspendem ou interrompem.',
        ],
      ],
      hint: 'Para cada defeito, escreva um caso de três linhas, a consequência e o prazo para agir.',
    },
    {
      name: 'Obrigações e contratos',
      description: 'Vínculos entre credor e devedor, da promessa ao pagamento ou ao descumprimento.',
      priority: 'alta',
      weight: 5,
      level: 2,
      requires: ['Fatos e negócios jurídicos'],
      subtopics: [
        [
          'Modalidades, pagamento e inadimplemento',
          'Dar, fazer e não fazer, solidariedade, mora, juros, cláusula penal e transmissão.',
        ],
        [
          'Formação, revisão e extinção dos contratos',
          'Boa-fé objetiva, função social, vícios redibitórios, evicção, resolução e onerosidade excessiva.',
        ],
        [
          'Compra e venda, locação e outros contratos',
          'Regras próprias das espécies mais usadas: doação, empréstimo, mandato, fiança e seguro.',
        ],
      ],
      hint: 'Leia um contrato de aluguel verdadeiro e anote ao lado de cada cláusula o artigo que a sustenta ou a invalida.',
    },
    {
      name: 'Reparação de danos e defesa do consumidor',
      description: 'Quando nasce o dever de indenizar e que proteção tem quem compra um produto ou serviço.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Fatos e negócios jurídicos'],
      subtopics: [
        [
          'Responsabilidade civil subjetiva e objetiva',
          'Conduta, culpa, nexo e dano; atividade de risco, fato de terceiro, animais e coisas.',
        ],
        [
          'Dano material, moral e estético',
          'O que se indeniza, como se mede, cumulação de pedidos e perda de uma chance.',
        ],
        [
          'Fato e vício do produto ou do serviço',
          'Prazos e responsáveis no Código de Defesa do Consumidor, práticas abusivas e superendividamento.',
        ],
      ],
      hint: 'Diante de cada caso, responda na ordem: houve conduta, dano, nexo, e a lei exige culpa?',
    },
    {
      name: 'Posse, propriedade e direitos reais',
      description: 'Poderes sobre as coisas, como se adquirem, se defendem e se limitam.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Fatos e negócios jurídicos'],
      subtopics: [
        [
          'Posse e sua proteção',
          'Posse justa e de boa-fé, frutos, benfeitorias e as três ações possessórias.',
        ],
        [
          'Propriedade, usucapião e condomínio',
          'Registro, função social, espécies de usucapião com seus prazos e vizinhança.',
        ],
        [
          'Usufruto, superfície, laje e garantias',
          'Direitos sobre coisa alheia, hipoteca, penhor e alienação fiduciária.',
        ],
      ],
      hint: 'Faça um quadro das espécies de usucapião com prazo, área, boa-fé e justo título.',
    },
    {
      name: 'Casamento, união estável e filiação',
      description: 'Formação, efeitos e dissolução dos vínculos familiares e os deveres entre parentes.',
      priority: 'baixa',
      weight: 3,
      level: 2,
      requires: ['Pessoas, personalidade e bens'],
      subtopics: [
        [
          'Vida conjugal e regimes de bens',
          'Impedimentos, celebração, convivência pública e o que se comunica em cada regime.',
        ],
        [
          'Divórcio, guarda e alimentos',
          'Divórcio como direito potestativo, guarda compartilhada, convivência e revisão da pensão.',
        ],
        [
          'Parentesco, adoção e filiação socioafetiva',
          'Igualdade entre filhos, reconhecimento, multiparentalidade e poder familiar.',
        ],
      ],
      hint: 'Resolva a partilha de um mesmo patrimônio nos quatro regimes de bens e compare os resultados.',
    },
    {
      name: 'Sucessões e testamento',
      description: 'O destino do patrimônio depois da morte, por força da lei ou da última vontade.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Casamento, união estável e filiação'],
      subtopics: [
        [
          'Sucessão legítima e herdeiros necessários',
          'Ordem de chamada, legítima, concorrência do cônjuge ou companheiro e direito de representação.',
        ],
        [
          'Testamento, inventário e partilha',
          'Formas de testar, legados, deserdação, colação e inventário em cartório.',
        ],
      ],
      hint: 'Desenhe a árvore da família, separe primeiro a meação e só depois divida a herança.',
    },
    {
      name: 'Princípios e aplicação da lei penal',
      description: 'Limites do poder de punir e regras sobre quando e onde a lei penal incide.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Direitos e garantias fundamentais'],
      subtopics: [
        [
          'Legalidade e outros princípios penais',
          'Não há crime sem lei anterior; intervenção mínima, culpabilidade, humanidade e insignificância.',
        ],
        [
          'Retroatividade, territorialidade e lugar do crime',
          'Lei mais benéfica, leis temporárias, momento da conduta e casos de extraterritorialidade.',
        ],
      ],
      hint: 'Trace uma linha com data do fato, da lei nova e da sentença antes de dizer qual lei se aplica.',
    },
    {
      name: 'Teoria do crime',
      description: 'As etapas que levam de uma conduta humana à responsabilidade penal de alguém.',
      priority: 'alta',
      weight: 5,
      level: 2,
      requires: ['Princípios e aplicação da lei penal'],
      subtopics: [
        [
          'Fato típico, dolo e culpa',
          'Conduta, resultado, nexo causal e tipicidade; dolo eventual e culpa consciente; omissão.',
        ],
        [
          'Ilicitude, culpabilidade e erro',
          'Legítima defesa, estado de necessidade, imputabilidade, coação e os erros de tipo e de proibição.',
        ],
        [
          'Tentativa, arrependimento e concurso de pessoas',
          'Caminho do crime, desistência voluntária, crime impossível, autoria e participação.',
        ],
      ],
      hint: 'Analise todo caso na ordem tipicidade, ilicitude e culpabilidade e pare no primeiro degrau que faltar.',
    },
    {
      name: 'Penas e crimes em espécie',
      description:
        'Como se calcula a pena e quais os crimes mais cobrados do Código Penal e das leis especiais.',
      priority: 'média',
      weight: 5,
      level: 3,
      requires: ['Teoria do crime'],
      subtopics: [
        [
          'Dosimetria, execução e extinção da punibilidade',
          'Sistema trifásico, regimes, penas substitutivas, concurso de crimes e prescrição penal.',
        ],
        [
          'Crimes contra a pessoa e o patrimônio',
          'Homicídio, feminicídio como crime autônomo desde 2024, lesão, furto, roubo e estelionato.',
        ],
        [
          'Crimes funcionais e legislação especial',
          'Peculato, corrupção e concussão; Lei de Drogas, Lei Maria da Penha e crimes hediondos.',
        ],
      ],
      hint: 'Compare crimes parecidos em duplas, como furto mediante fraude e estelionato, e escreva o detalhe que os separa.',
    },
    {
      name: 'Procedimento comum: da petição à sentença',
      description: 'O caminho do processo civil em primeiro grau segundo o Código de 2015.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Jurisdição, ação e processo'],
      subtopics: [
        [
          'Petição inicial, citação e audiência de conciliação',
          'Requisitos, emenda, indeferimento, improcedência liminar e chamada do réu.',
        ],
        [
          'Defesa, revelia, saneamento e provas',
          'Contestação, reconvenção, ônus da prova, terceiros e julgamento antecipado.',
        ],
        [
          'Tutela provisória, sentença e coisa julgada',
          'Urgência e evidência, decisões com e sem mérito, fundamentação e estabilidade.',
        ],
      ],
      hint: 'Desenhe o fluxo do procedimento em uma folha e escreva em cada passo o prazo e o artigo.',
    },
    {
      name: 'Recursos, precedentes e execução',
      description: 'Como se revê uma decisão, que decisões obrigam os juízes e como o direito se cumpre.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Procedimento comum: da petição à sentença'],
      subtopics: [
        [
          'Apelação, agravos e embargos de declaração',
          'Cabimento, prazo, preparo e efeitos dos recursos mais usados.',
        ],
        [
          'Precedentes e tribunais superiores',
          'Recursos especial e extraordinário, casos repetitivos, súmulas vinculantes e reclamação.',
        ],
        [
          'Cumprimento de sentença e títulos extrajudiciais',
          'Penhora, bens impenhoráveis, impugnação, embargos do executado e meios de coerção.',
        ],
      ],
      hint: 'Treine só a escolha: leia dez decisões e diga recurso, prazo e órgão que julga, sem redigir nada.',
    },
    {
      name: 'Inquérito, denúncia e competência criminal',
      description: 'Da notícia do crime ao início da ação penal, com suas alternativas.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Jurisdição, ação e processo', 'Princípios e aplicação da lei penal'],
      subtopics: [
        [
          'Investigação e juiz das garantias',
          'Características do inquérito policial, direitos do investigado, prazos e arquivamento.',
        ],
        [
          'Ação penal e acordo de não persecução',
          'Pública e privada, representação, queixa, e os requisitos do acordo do artigo 28-A.',
        ],
        [
          'Foro, conexão e Justiça competente',
          'Lugar da infração, matéria, prerrogativa de função, Justiça Federal e Tribunal do Júri.',
        ],
      ],
      hint: 'Para cada crime que estudar, anote a espécie de ação penal e o juízo que o processa.',
    },
    {
      name: 'Provas, prisões e recursos criminais',
      description: 'O que pode convencer o juiz, quando se prende antes da condenação e como se recorre.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Inquérito, denúncia e competência criminal'],
      subtopics: [
        [
          'Prova lícita e cadeia de custódia',
          'Provas ilícitas e derivadas, perícia, reconhecimento de pessoas, interrogatório e interceptação.',
        ],
        [
          'Prisões e medidas cautelares',
          'Flagrante, preventiva e temporária, audiência de custódia, fiança e liberdade provisória.',
        ],
        [
          'Ritos, júri, nulidades e impugnações',
          'Procedimentos ordinário, sumário e dos juizados; apelação, recurso em sentido estrito e revisão.',
        ],
      ],
      hint: 'Diante de uma prisão, escolha entre relaxamento, revogação e liberdade provisória e explique o porquê.',
    },
    {
      name: 'Princípios e órgãos administrativos',
      description:
        'As regras que orientam quem administra em nome de todos e como essa estrutura se organiza.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Organização do Estado e dos Poderes'],
      subtopics: [
        [
          'Legalidade, impessoalidade e demais princípios',
          'Supremacia e indisponibilidade do interesse público, moralidade, publicidade e eficiência.',
        ],
        [
          'Autarquias, fundações e empresas estatais',
          'Desconcentração, descentralização, agências reguladoras e parcerias com o terceiro setor.',
        ],
        [
          'Agentes públicos, concurso e estabilidade',
          'Cargo, emprego e função, acumulação, estágio probatório e processo disciplinar.',
        ],
      ],
      hint: 'Escolha cinco órgãos da sua cidade e diga de cada um a natureza jurídica e quem o controla.',
    },
    {
      name: 'Atos e poderes administrativos',
      description: 'Como o poder público decide, impõe e desfaz suas decisões.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Princípios e órgãos administrativos'],
      subtopics: [
        [
          'Elementos e atributos do ato',
          'Competência, finalidade, forma, motivo e objeto; presunção de legitimidade e autoexecutoriedade.',
        ],
        [
          'Anulação, revogação e convalidação',
          'Ilegalidade ou conveniência, autotutela, efeitos e o prazo de cinco anos para anular.',
        ],
        [
          'Poderes de polícia, hierárquico e disciplinar',
          'Fiscalização, delegação, regulamentos e limites contra o abuso.',
        ],
      ],
      hint: 'Analise uma multa de trânsito pelos cinco elementos do ato e aponte um vício possível em cada um.',
    },
    {
      name: 'Licitações e contratações públicas',
      description:
        'Como o poder público compra, contrata obras e concede serviços segundo a Lei 14.133 de 2021.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Atos e poderes administrativos'],
      subtopics: [
        [
          'Fases e modalidades da licitação',
          'Planejamento, edital, julgamento e habilitação; pregão, concorrência, leilão, concurso e diálogo.',
        ],
        [
          'Contratação direta e cláusulas exorbitantes',
          'Dispensa, inexigibilidade, alteração unilateral, equilíbrio econômico e sanções.',
        ],
        [
          'Serviços públicos e concessões',
          'Prestação direta ou delegada, tarifas, parcerias público-privadas e retomada do serviço.',
        ],
      ],
      hint: 'Baixe um edital de pregão do seu município e localize objeto, critério de julgamento e exigências.',
    },
    {
      name: 'Responsabilidade do Estado e improbidade',
      description: 'Quando o poder público indeniza e como responde quem age com desonestidade.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Atos e poderes administrativos', 'Reparação de danos e defesa do consumidor'],
      subtopics: [
        [
          'Dever estatal de indenizar',
          'Risco administrativo, omissão, ação de regresso e as excludentes do nexo causal.',
        ],
        [
          'Atos de improbidade e suas sanções',
          'A Lei 8.429 de 1992 depois da reforma de 2021: exigência de dolo, prazos e acordo.',
        ],
        [
          'Bens públicos e desapropriação',
          'Afetação, impenhorabilidade, utilidade pública, interesse social e justa indenização.',
        ],
      ],
      hint: 'Leia três decisões de indenização contra o Estado e escreva qual elemento decidiu cada uma.',
    },
    {
      name: 'Relação de emprego e terceirização',
      description: 'O que transforma um trabalho em emprego e quem responde pelos direitos do empregado.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Normas, fontes e interpretação do Direito'],
      subtopics: [
        [
          'Requisitos do vínculo e princípios trabalhistas',
          'Pessoa física, pessoalidade, habitualidade, salário e subordinação; primazia da realidade.',
        ],
        [
          'Espécies de contrato e alterações',
          'Prazo determinado, intermitente, teletrabalho, doméstico, aprendiz, transferência e suspensão.',
        ],
        [
          'Empregador, grupo econômico e terceirização',
          'Sucessão de empresas, responsabilidade subsidiária e a mudança trazida pelas leis de 2017.',
        ],
      ],
      hint: 'Teste os requisitos do vínculo em cinco profissões, do motorista de aplicativo à diarista.',
    },
    {
      name: 'Jornada, salário e rescisão',
      description: 'Duração do trabalho, remuneração e o que se paga quando o vínculo termina.',
      priority: 'média',
      weight: 4,
      level: 2,
      requires: ['Relação de emprego e terceirização'],
      subtopics: [
        [
          'Jornada, descansos e férias',
          'Horas extras, banco de horas, intervalos, trabalho noturno e férias em até três períodos.',
        ],
        [
          'Remuneração, adicionais e equiparação',
          'Parcelas salariais e indenizatórias, insalubridade, periculosidade e igualdade de salário.',
        ],
        [
          'Dispensa, verbas rescisórias e estabilidades',
          'Justa causa, pedido de demissão, acordo entre as partes, aviso prévio, FGTS e gestante.',
        ],
      ],
      hint: 'Calcule à mão a rescisão de um mesmo empregado em quatro formas de saída e compare as verbas.',
    },
    {
      name: 'Reclamação trabalhista e seus recursos',
      description: 'O processo na Justiça do Trabalho, da petição à execução.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Jornada, salário e rescisão', 'Procedimento comum: da petição à sentença'],
      subtopics: [
        [
          'Competência, petição e audiência trabalhista',
          'Ritos, pedido com valor, ausência das partes, defesa e honorários de sucumbência.',
        ],
        [
          'Recurso ordinário, de revista e agravos',
          'Prazo de oito dias úteis, depósito recursal, custas e transcendência.',
        ],
        [
          'Liquidação e execução trabalhista',
          'Cálculos, garantia do juízo, embargos, agravo de petição e prescrição intercorrente.',
        ],
      ],
      hint: 'Assista a uma audiência trabalhista pública e anote cada ato com o artigo da CLT que o prevê.',
    },
    {
      name: 'Tributos, competência e imunidades',
      description: 'O que o Estado pode cobrar, qual ente cobra e que limites a Constituição impõe.',
      priority: 'média',
      weight: 3,
      level: 1,
      requires: ['Organização do Estado e dos Poderes'],
      subtopics: [
        [
          'Conceito e espécies de tributo',
          'Impostos, taxas, contribuições de melhoria, empréstimos compulsórios e contribuições.',
        ],
        [
          'Competência tributária dos entes',
          'Os impostos da União, dos estados, do Distrito Federal e dos municípios e a repartição da receita.',
        ],
        [
          'Legalidade, anterioridade e imunidades',
          'Garantias do contribuinte, exceções mais cobradas e a diferença entre imunidade e isenção.',
        ],
      ],
      hint: 'Junte cinco cobranças recebidas em casa e identifique a espécie, o ente e o fato gerador de cada uma.',
    },
    {
      name: 'Crédito tributário e reforma do consumo',
      description: 'Como nasce, se cobra e se extingue a dívida tributária e o que muda até 2033.',
      priority: 'baixa',
      weight: 4,
      level: 3,
      requires: ['Tributos, competência e imunidades'],
      subtopics: [
        [
          'Obrigação, lançamento e responsabilidade',
          'Fato gerador, sujeitos, modalidades de lançamento e quem responde pela dívida alheia.',
        ],
        [
          'Suspensão, extinção e execução fiscal',
          'Parcelamento, pagamento, decadência, prescrição, embargos e ações do contribuinte.',
        ],
        [
          'Transição para o IBS e a CBS',
          'A Emenda 132 de 2023, a Lei Complementar 214 de 2025 e a troca gradual dos tributos sobre consumo.',
        ],
      ],
      hint: 'Coloque em uma linha do tempo fato gerador, lançamento, inscrição e execução e marque onde correm os prazos.',
    },
    {
      name: 'Advocacia: atividade e prerrogativas',
      description: 'Quem pode advogar, o que só o advogado faz e as garantias que protegem o exercício.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Normas, fontes e interpretação do Direito'],
      subtopics: [
        [
          'Inscrição, estágio e atos privativos',
          'Requisitos do Estatuto da Advocacia (Lei 8.906 de 1994), inscrição suplementar e cancelamento.',
        ],
        [
          'Prerrogativas, mandato e sociedades',
          'Inviolabilidade do escritório, acesso aos autos, procuração, renúncia e advogado empregado.',
        ],
        [
          'Incompatibilidades e impedimentos',
          'Quem não pode advogar de modo algum e quem só não pode contra certas pessoas.',
        ],
      ],
      hint: 'Leia o Estatuto com lápis na mão e separe em duas listas os casos de incompatibilidade e de impedimento.',
    },
    {
      name: 'Ética, honorários e infrações na OAB',
      description: 'Deveres com clientes, colegas e sociedade e as consequências de descumpri-los.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Advocacia: atividade e prerrogativas'],
      subtopics: [
        [
          'Sigilo, publicidade e conflito de interesses',
          'O Código de Ética e Disciplina e os limites da divulgação no Provimento 205 de 2021.',
        ],
        [
          'Honorários contratuais e de sucumbência',
          'Contrato escrito, arbitramento, cláusula de êxito, natureza alimentar e prazo de cobrança.',
        ],
        [
          'Infrações, sanções e órgãos da OAB',
          'Censura, suspensão, exclusão e multa; processo disciplinar, Conselhos, Subseções e Caixas.',
        ],
      ],
      hint: 'Faça fichas com a infração de um lado e a sanção do outro e revise dez por dia.',
    },
    {
      name: 'Peça prática da segunda fase da OAB',
      description: 'Redação da peça e das quatro questões discursivas na área escolhida pelo candidato.',
      priority: 'baixa',
      weight: 4,
      level: 3,
      requires: ['Recursos, precedentes e execução', 'Ética, honorários e infrações na OAB'],
      subtopics: [
        [
          'Identificação da peça e do prazo',
          'Ler o enunciado em busca de quem é o cliente, o que já aconteceu e o que ainda cabe fazer.',
        ],
        [
          'Estrutura, fundamentos e pedidos',
          'Endereçamento, qualificação, fatos, direito e pedidos que correspondam ao espelho de correção.',
        ],
        [
          'Resposta discursiva com base legal',
          'Solução direta, artigo ou súmula e ligação com os fatos, sem copiar a lei.',
        ],
      ],
      hint: 'Escreva à mão uma peça completa por semana, com relógio e legislação seca, e corrija pelo padrão oficial.',
    },
  ],
  resources: [
    {
      title: 'Portal da Legislação do Planalto',
      description: 'Texto atualizado da Constituição, dos códigos e das leis, com as alterações indicadas.',
      type: 'website',
      url: 'https://www.planalto.gov.br',
    },
    {
      title: 'Exame de Ordem na FGV Conhecimento',
      description: 'Editais, provas anteriores, gabaritos e padrões de resposta das duas fases.',
      type: 'website',
      url: 'https://oab.fgv.br',
    },
    {
      title: 'Saber Direito, da TV Justiça',
      description: 'Cursos gratuitos em vídeo sobre todos os ramos, dados por professores e juristas.',
      type: 'vídeo',
      url: 'https://www.youtube.com/results?search_query=saber+direito+tv+justi%C3%A7a',
      level: 1,
    },
    {
      title: 'Introdução ao Estudo do Direito, de Tercio Sampaio Ferraz Junior',
      description: 'Obra de formação sobre norma, ordenamento, interpretação e decisão.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Introdu%C3%A7%C3%A3o+ao+Estudo+do+Direito+Tercio+Sampaio+Ferraz+Junior',
      level: 3,
    },
    {
      title: 'Direito Constitucional, da coleção Esquematizado, de Pedro Lenza',
      description:
        'Exposição organizada em quadros, com jurisprudência e questões; use a edição mais recente.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Direito+Constitucional+Esquematizado+Pedro+Lenza',
    },
    {
      title: 'Manual de Direito Civil, de Flávio Tartuce',
      description: 'Volume único que percorre o Código Civil da parte geral às sucessões.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Manual+de+Direito+Civil+volume+%C3%BAnico+Fl%C3%A1vio+Tartuce',
      level: 2,
    },
    {
      title: 'Tratado de Direito Penal, de Cezar Roberto Bitencourt',
      description: 'Estudo aprofundado da parte geral e dos crimes em espécie.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Tratado+de+Direito+Penal+Cezar+Roberto+Bitencourt',
      level: 3,
    },
    {
      title: 'Direito Administrativo, de Maria Sylvia Zanella Di Pietro',
      description: 'Manual claro e completo, referência em graduações e concursos.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Direito+Administrativo+Maria+Sylvia+Zanella+Di+Pietro',
      level: 2,
    },
    {
      title: 'Dizer o Direito',
      description: 'Explicação em linguagem simples dos informativos do STF e do STJ e das leis novas.',
      type: 'artigo',
      url: 'https://www.dizerodireito.com.br',
      level: 2,
    },
    {
      title: 'Portal do Supremo Tribunal Federal',
      description:
        'Pesquisa de jurisprudência, súmulas vinculantes e a Constituição comentada pelo tribunal.',
      type: 'website',
      url: 'https://portal.stf.jus.br',
      level: 3,
    },
  ],
  evaluationMethods: [
    {
      name: 'Questões comentadas do Exame de Ordem',
      description:
        'Quinze questões do assunto, justificando pelo artigo da lei a certa e também as três erradas.',
      frequency: 'Semanal',
    },
    {
      name: 'Lei seca de memória',
      description:
        'Reproduzir com as próprias palavras dez artigos da semana, com prazos e exceções, e conferir no texto.',
      frequency: 'Semanal',
    },
    {
      name: 'Caso concreto ou peça',
      description:
        'Resolver por escrito um problema com fatos, norma aplicável, raciocínio e conclusão, em folha pautada.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Simulado de primeira fase',
      description:
        'Oitenta questões em cinco horas, com meta mínima de 40 acertos e registro dos erros por ramo.',
      frequency: 'Mensal',
    },
  ],
} satisfies Curriculum;
