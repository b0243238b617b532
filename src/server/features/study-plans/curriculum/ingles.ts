import type { Curriculum } from './curriculum.ts';

export const ingles = {
  subject: 'Inglês',
  aliases: [
    'língua inglesa',
    'idioma inglês',
    'english',
    'inglês americano',
    'inglês britânico',
    'inglês fluente',
  ],
  areas: {
    'inglês a1': [
      'Sons do inglês e soletração',
      'Verbo to be e apresentações',
      'Artigos, plurais e possessivos',
      'Presente simples e rotina',
      'Presente contínuo',
    ],
    'inglês a2': [
      'Contáveis, incontáveis e quantidades',
      'Preposições de tempo e de lugar',
      'Passado simples (simple past)',
      'Adjetivos e comparações',
      'Futuro com will e going to',
    ],
    'inglês b1': [
      'Verbos modais',
      'Presente perfeito (present perfect)',
      'Passado contínuo e narração',
      'Gerúndio e infinitivo',
      'Condicionais reais e hipotéticas',
      'Viagens, hotéis e imprevistos',
      'Falsos cognatos e armadilhas de brasileiros',
    ],
    'inglês b2': [
      'Verbos frasais (phrasal verbs)',
      'Voz passiva (passive voice)',
      'Orações relativas (relative clauses)',
      'Passado perfeito (past perfect) e desejos',
      'Discurso indireto (reported speech)',
      'Compreensão oral e fala conectada',
      'Pronúncia: ritmo e entonação',
    ],
    'inglês c1': [
      'Conectores e parágrafos coesos',
      'Escrita formal e ensaio em inglês',
      'Debate e argumentação em inglês',
      'Expressões idiomáticas e registro',
      'Inversão e ênfase',
      'Exames de proficiência em inglês',
    ],
    'gramática do inglês': [
      'Artigos, plurais e possessivos',
      'Presente simples e rotina',
      'Passado simples (simple past)',
      'Verbos modais',
      'Presente perfeito (present perfect)',
      'Gerúndio e infinitivo',
      'Condicionais reais e hipotéticas',
      'Voz passiva (passive voice)',
      'Orações relativas (relative clauses)',
    ],
    'tempos verbais em inglês': [
      'Presente simples e rotina',
      'Presente contínuo',
      'Passado simples (simple past)',
      'Futuro com will e going to',
      'Presente perfeito (present perfect)',
      'Passado contínuo e narração',
      'Passado perfeito (past perfect) e desejos',
    ],
    'conversação em inglês': [
      'Verbo to be e apresentações',
      'Viagens, hotéis e imprevistos',
      'Compreensão oral e fala conectada',
      'Pronúncia: ritmo e entonação',
      'Debate e argumentação em inglês',
    ],
    speaking: [
      'Sons do inglês e soletração',
      'Pronúncia: ritmo e entonação',
      'Debate e argumentação em inglês',
      'Inglês no trabalho',
    ],
    listening: ['Sons do inglês e soletração', 'Compreensão oral e fala conectada'],
    writing: ['Conectores e parágrafos coesos', 'Escrita formal e ensaio em inglês'],
    'inglês instrumental': [
      'Falsos cognatos e armadilhas de brasileiros',
      'Estratégias de leitura em inglês',
      'Conectores e parágrafos coesos',
    ],
    'inglês técnico': [
      'Estratégias de leitura em inglês',
      'Voz passiva (passive voice)',
      'Orações relativas (relative clauses)',
      'Inglês no trabalho',
    ],
    'business english': ['Inglês no trabalho', 'Escrita formal e ensaio em inglês'],
    toefl: [
      'Exames de proficiência em inglês',
      'Escrita formal e ensaio em inglês',
      'Compreensão oral e fala conectada',
    ],
    ielts: [
      'Exames de proficiência em inglês',
      'Escrita formal e ensaio em inglês',
      'Debate e argumentação em inglês',
    ],
  },
  topics: [
    {
      name: 'Sons do inglês e soletração',
      description:
        'O alfabeto falado, os sons que o português não tem e a distância entre a letra e a pronúncia.',
      priority: 'alta',
      weight: 2,
      level: 1,
      subtopics: [
        [
          'Alfabeto e soletração de nomes',
          'Dizer as letras com segurança para informar nome, sobrenome e email.',
        ],
        [
          'Sons sem equivalente em português',
          'Os dois sons de “th”, o “h” soprado, o “r” e pares como “ship” e “sheep”.',
        ],
        [
          'Consoantes no fim da palavra',
          'Terminar “big”, “need” e “book” sem acrescentar um “i” depois da última consoante.',
        ],
      ],
      hint: 'Grave dez pares como “live” e “leave” e peça a alguém que anote qual palavra ouviu.',
    },
    {
      name: 'Verbo to be e apresentações',
      description: 'Cumprimentar, dizer quem é e como está, com o sujeito sempre presente na frase.',
      priority: 'alta',
      weight: 2,
      level: 1,
      requires: ['Sons do inglês e soletração'],
      subtopics: [
        [
          'Cumprimentos e dados pessoais',
          'Saudações conforme o horário e a formalidade, origem, profissão e contato.',
        ],
        [
          'Formas de am, is e are',
          'Afirmar, negar, perguntar e contrair, sem traduzir “ser” e “estar” como dois verbos.',
        ],
        [
          'Sujeito obrigatório e there is',
          'Dizer “It’s raining” e “There is a problem”, em que o português dispensa o sujeito.',
        ],
      ],
      hint: 'Apresente em voz alta cinco pessoas da sua vida, com idade, cidade e trabalho, trocando “he” e “she”.',
    },
    {
      name: 'Artigos, plurais e possessivos',
      description: 'O que acompanha o substantivo: “a”, “an”, “the”, plural, demonstrativos e posse.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Verbo to be e apresentações'],
      subtopics: [
        [
          'Usos de a, an e the',
          'Escolher pelo som que vem depois e saber quando o inglês dispensa o artigo.',
        ],
        [
          'Plurais e demonstrativos',
          'Formas regulares, irregulares como “children” e a oposição entre “this” e “these”.',
        ],
        [
          'Possessivos e caso genitivo',
          'A concordância com o dono em “his” e “her” e a construção “my sister’s car”.',
        ],
      ],
      hint: 'Descreva o que há em cima da sua mesa e de quem é cada objeto, sem repetir estrutura.',
    },
    {
      name: 'Presente simples e rotina',
      description: 'Hábitos, gostos e fatos, com a terceira pessoa e os auxiliares “do” e “does”.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Verbo to be e apresentações'],
      subtopics: [
        [
          'Terceira pessoa e negação com auxiliar',
          'O “s” de “she works” e por que ele some em “she doesn’t work”.',
        ],
        [
          'Perguntas com do, does e palavras interrogativas',
          'A ordem da pergunta com “where”, “when”, “why”, “how often” e outras.',
        ],
        [
          'Advérbios de frequência e rotina',
          'O lugar de “always”, “usually” e “never” na frase e o vocabulário do dia a dia.',
        ],
      ],
      hint: 'Entreviste um colega sobre a semana dele e relate as respostas em terceira pessoa.',
    },
    {
      name: 'Presente contínuo',
      description: 'O que acontece agora ou por estes dias e os verbos que não costumam ir ao contínuo.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Presente simples e rotina'],
      subtopics: [
        [
          'Formação com to be e -ing',
          'Grafias como “running” e “making”, negação, pergunta e planos já marcados.',
        ],
        [
          'Contraste com o hábito e verbos de estado',
          'A diferença entre “I work” e “I’m working” e o uso de “know”, “want” e “need”.',
        ],
      ],
      hint: 'Narre uma cena de série sem som, dizendo o que cada pessoa está fazendo.',
    },
    {
      name: 'Contáveis, incontáveis e quantidades',
      description: 'Falar de comida, compras e dinheiro com o quantificador certo para cada substantivo.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Artigos, plurais e possessivos', 'Presente simples e rotina'],
      subtopics: [
        [
          'Substantivos que o inglês não conta',
          'Os casos de “information”, “advice” e “furniture”, que em português têm plural.',
        ],
        [
          'Quantificadores: some, any, much e many',
          'Escolher conforme a frase e o substantivo, incluindo “a lot of”, “few” e “little”.',
        ],
        [
          'Pedidos em lojas e restaurantes',
          'Preços, medidas e fórmulas educadas como “Could I have the bill, please?”.',
        ],
      ],
      hint: 'Escreva a sua lista de compras em inglês com quantidade e embalagem de cada item.',
    },
    {
      name: 'Preposições de tempo e de lugar',
      description: 'Números, horas, datas e localização com “in”, “on” e “at”, do geral ao preciso.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Presente simples e rotina'],
      subtopics: [
        [
          'Números, horas e datas em inglês',
          'Ordinais, anos, horários e a ordem de dia e mês nos Estados Unidos e no Reino Unido.',
        ],
        [
          'In, on e at no espaço e no tempo',
          'A mesma escala, do amplo ao exato, em “in May”, “on Monday” e “at noon”.',
        ],
        ['Caminhos e direções', 'Perguntar e explicar como chegar, com preposições de movimento.'],
      ],
      hint: 'Explique em áudio o trajeto da sua casa à padaria e confira cada preposição no mapa.',
    },
    {
      name: 'Passado simples (simple past)',
      description: 'Contar o que aconteceu e terminou, com verbos regulares, irregulares e “was” e “were”.',
      priority: 'alta',
      weight: 4,
      level: 1,
      requires: ['Presente simples e rotina'],
      subtopics: [
        [
          'Passado de to be e verbos regulares',
          'Além de “was” e “were”, as três pronúncias de “-ed” em “worked”, “played” e “wanted”.',
        ],
        [
          'Verbos irregulares mais usados',
          'Grupos por semelhança de som, como “drink” e “drank”, em vez de lista alfabética.',
        ],
        [
          'Perguntas e negações com did',
          'O verbo volta à forma de base em “Did you go?” e “I didn’t see it”.',
        ],
      ],
      hint: 'Mantenha por duas semanas um diário de cinco frases sobre o dia anterior.',
    },
    {
      name: 'Adjetivos e comparações',
      description: 'Descrever pessoas e coisas e compará-las, com a ordem e as terminações do inglês.',
      priority: 'baixa',
      weight: 2,
      level: 1,
      requires: ['Artigos, plurais e possessivos', 'Verbo to be e apresentações'],
      subtopics: [
        [
          'Adjetivos antes do nome e sem plural',
          'A ordem em “two old wooden chairs” e os pares “bored” e “boring”.',
        ],
        [
          'Comparativos e superlativos em inglês',
          'Quando usar “-er” e “-est”, quando usar “more” e “most”, e irregulares como “better”.',
        ],
        ['Igualdade e intensidade', 'Estruturas como “as tall as”, “too small” e “big enough”.'],
      ],
      hint: 'Compare três celulares, cidades ou times em um quadro e leia as conclusões em voz alta.',
    },
    {
      name: 'Futuro com will e going to',
      description: 'Distinguir intenção, previsão, decisão do momento e compromisso marcado.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Presente contínuo'],
      subtopics: [
        [
          'Planos e intenções com going to',
          'O que já foi decidido e o que os sinais presentes permitem prever.',
        ],
        [
          'Decisões, promessas e previsões com will',
          'Ofertas na hora, opiniões sobre o futuro e a forma “won’t”.',
        ],
      ],
      hint: 'Escreva dez frases sobre o próximo ano e justifique, ao lado, a forma de futuro escolhida.',
    },
    {
      name: 'Verbos modais',
      description: 'Pedir, permitir, aconselhar, obrigar e supor com “can”, “should”, “must” e companhia.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Presente simples e rotina', 'Futuro com will e going to'],
      subtopics: [
        [
          'Habilidade, permissão e pedidos',
          'Graus de cortesia entre “can”, “could” e “may” e o verbo seguinte sem “to”.',
        ],
        [
          'Obrigação, proibição e conselho',
          'A distância entre “mustn’t” e “don’t have to” e o uso de “should”.',
        ],
        ['Possibilidade e dedução', 'Do quase certo ao improvável com “must be”, “might be” e “can’t be”.'],
      ],
      hint: 'Traduza as placas e regras de um lugar que você frequenta e teste o sentido trocando o modal.',
    },
    {
      name: 'Presente perfeito (present perfect)',
      description: 'Ligar o passado ao presente: experiências, resultados e situações que ainda duram.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Passado simples (simple past)'],
      subtopics: [
        [
          'Formação e particípios',
          'O auxiliar “have”, os particípios irregulares e “ever”, “never”, “just”, “already” e “yet”.',
        ],
        ['Duração com for e since', 'Dizer “I’ve lived here for ten years” onde o português usa o presente.'],
        ['Contraste com o passado encerrado', 'Por que “yesterday” e “in 2010” pedem o passado simples.'],
      ],
      hint: 'Desenhe uma linha do tempo para cada frase e marque se a ação toca o presente.',
    },
    {
      name: 'Passado contínuo e narração',
      description: 'Pintar o cenário de uma história, interromper ações e ordenar os acontecimentos.',
      priority: 'baixa',
      weight: 2,
      level: 2,
      requires: ['Passado simples (simple past)', 'Presente contínuo'],
      subtopics: [
        [
          'Ação em curso e interrupção',
          'Combinar “while” e “when” em frases como “I was sleeping when you called”.',
        ],
        [
          'Hábitos antigos e sequência dos fatos',
          'Usar “used to” e marcadores como “at first”, “then” e “in the end”.',
        ],
      ],
      hint: 'Conte um susto que já levou em um minuto: cenário primeiro, acontecimento depois.',
    },
    {
      name: 'Gerúndio e infinitivo',
      description: 'Saber quando o segundo verbo leva “-ing”, quando leva “to” e quando muda o sentido.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Presente contínuo', 'Passado simples (simple past)'],
      subtopics: [
        [
          'Verbos seguidos de -ing ou de to',
          'Grupos como “enjoy doing” e “decide to do”, aprendidos em frases, e o infinitivo de finalidade.',
        ],
        [
          'Preposição mais -ing',
          'Dizer “good at cooking” e “without saying”, inclusive depois de “look forward to”.',
        ],
        [
          'Pares que mudam de sentido',
          'A diferença entre “stop smoking” e “stop to smoke” e casos com “remember” e “try”.',
        ],
      ],
      hint: 'Faça cartões com uma frase verdadeira sobre você para cada verbo, nunca com o verbo solto.',
    },
    {
      name: 'Condicionais reais e hipotéticas',
      description: 'Falar do que sempre ocorre, do que pode ocorrer e do que apenas se imagina.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Futuro com will e going to', 'Verbos modais'],
      subtopics: [
        [
          'Fatos gerais e futuro possível',
          'As condicionais zero e um e por que “if” não vem seguido de “will” nelas.',
        ],
        [
          'Situações imaginárias no presente',
          'A condicional dois em “If I had time, I would help” e o conselho “If I were you”.',
        ],
      ],
      hint: 'Continue em cadeia dez frases que comecem com a consequência da anterior.',
    },
    {
      name: 'Falsos cognatos e armadilhas de brasileiros',
      description:
        'As palavras parecidas que enganam e as estruturas copiadas do português que denunciam a origem.',
      priority: 'alta',
      weight: 2,
      level: 2,
      requires: ['Passado simples (simple past)'],
      subtopics: [
        [
          'Palavras que enganam pela aparência',
          'Os casos de “pretend”, “actually”, “push”, “parents”, “eventually” e “realize”.',
        ],
        [
          'Confusões entre make e do, say e tell',
          'Pares que o português resolve com um verbo só, como também “lend” e “borrow”.',
        ],
        [
          'Frases traduzidas palavra por palavra',
          'Trocar “I have 20 years” por “I am 20” e “depend of” por “depend on”.',
        ],
      ],
      hint: 'Abra um caderno de erros em duas colunas: como você disse e como se diz.',
    },
    {
      name: 'Estratégias de leitura em inglês',
      description:
        'Extrair o que interessa de um texto sem conhecer todas as palavras, como pedem o Enem e a universidade.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Passado simples (simple past)', 'Verbos modais'],
      subtopics: [
        [
          'Leitura do todo e busca de detalhes',
          'Passar os olhos pela ideia geral e depois localizar a informação que a pergunta pede.',
        ],
        [
          'Contexto, cognatos e formação de palavras',
          'Deduzir o sentido por prefixos, sufixos, classe da palavra e vizinhança.',
        ],
        [
          'Tirinhas, canções e notícias no Enem',
          'Reconhecer gênero, intenção, humor e crítica nas cinco questões de língua estrangeira.',
        ],
      ],
      hint: 'Leia primeiro a pergunta, depois o texto, e sublinhe a linha que prova a alternativa escolhida.',
    },
    {
      name: 'Compreensão oral e fala conectada',
      description: 'Entender o inglês na velocidade real, com palavras que se ligam, encurtam e desaparecem.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Sons do inglês e soletração', 'Passado simples (simple past)'],
      subtopics: [
        [
          'Formas fracas e ligações',
          'O que acontece com “to”, “can” e “of” na frase e reduções como “gonna”.',
        ],
        ['Escuta em camadas', 'Ouvir pela ideia geral, depois pelos detalhes e só no fim com a transcrição.'],
        [
          'Sotaques, ruído e anotações',
          'Acompanhar vozes diferentes e registrar palavras-chave enquanto escuta.',
        ],
      ],
      hint: 'Escolha trinta segundos de áudio, transcreva tudo o que ouvir e compare com o texto oficial.',
    },
    {
      name: 'Viagens, hotéis e imprevistos',
      description: 'O inglês do aeroporto à farmácia: pedir, confirmar, reclamar e resolver.',
      priority: 'baixa',
      weight: 2,
      level: 2,
      requires: ['Contáveis, incontáveis e quantidades', 'Verbos modais'],
      subtopics: [
        [
          'Embarque, imigração e hospedagem',
          'Perguntas previsíveis, documentos, reserva, entrada e saída do hotel.',
        ],
        [
          'Saúde, perdas e reclamações',
          'Descrever sintomas, relatar um problema e pedir solução com cortesia.',
        ],
      ],
      hint: 'Ensaie cada situação nos dois papéis, viajante e atendente, com um imprevisto novo a cada vez.',
    },
    {
      name: 'Verbos frasais (phrasal verbs)',
      description: 'Verbos que mudam de sentido com uma partícula e que a conversa usa o tempo todo.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Passado simples (simple past)', 'Preposições de tempo e de lugar'],
      subtopics: [
        [
          'Partículas e seus sentidos',
          'As ideias que “up”, “out”, “off” e “back” costumam acrescentar ao verbo.',
        ],
        [
          'Separáveis e inseparáveis',
          'Onde fica o objeto em “turn it off”, “look after him” e “run out of time”.',
        ],
      ],
      hint: 'Aprenda três por vez, dentro de uma pequena história, e use-os em mensagem no mesmo dia.',
    },
    {
      name: 'Voz passiva (passive voice)',
      description: 'Dar destaque ao que sofre a ação em notícias, processos e textos acadêmicos.',
      priority: 'baixa',
      weight: 2,
      level: 2,
      requires: ['Presente perfeito (present perfect)', 'Verbos modais'],
      subtopics: [
        ['Formação nos diversos tempos', 'O verbo “to be” no tempo certo e o particípio, com ou sem “by”.'],
        [
          'Passiva em notícias e processos',
          'Por que se escreve “was found” e como descrever etapas sem dizer quem age.',
        ],
      ],
      hint: 'Descreva como se faz um produto brasileiro, do café ao papel, sem citar quem executa as etapas.',
    },
    {
      name: 'Orações relativas (relative clauses)',
      description: 'Juntar frases e precisar de quem ou do que se fala com “who”, “which”, “that” e “whose”.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Presente perfeito (present perfect)'],
      subtopics: [
        ['Orações que definem e que acrescentam', 'O papel das vírgulas e os casos em que “that” não cabe.'],
        [
          'Pronome omitido e formas reduzidas',
          'Construções como “the book I read” e “people living abroad”, com a preposição no fim.',
        ],
      ],
      hint: 'Defina vinte objetos sem dizer o nome deles e faça alguém adivinhar.',
    },
    {
      name: 'Passado perfeito (past perfect) e desejos',
      description: 'O passado do passado, as hipóteses que já não se cumprem e os desejos impossíveis.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Presente perfeito (present perfect)', 'Condicionais reais e hipotéticas'],
      subtopics: [
        ['Anterioridade no passado', 'Usar “had done” e “had been doing” para mostrar o que veio antes.'],
        [
          'Terceira condicional e condicionais mistas',
          'Imaginar outro passado em “If I had known, I would have called”.',
        ],
        ['Lamentos com wish e if only', 'Recuar um tempo verbal para lamentar o presente ou o passado.'],
      ],
      hint: 'Escolha um fato histórico e escreva três consequências de ele não ter ocorrido.',
    },
    {
      name: 'Discurso indireto (reported speech)',
      description:
        'Relatar o que alguém disse, perguntou ou pediu, ajustando tempo, pronome e ponto de vista.',
      priority: 'baixa',
      weight: 2,
      level: 3,
      requires: ['Passado perfeito (past perfect) e desejos'],
      subtopics: [
        [
          'Relato de afirmações',
          'O recuo dos tempos verbais, as mudanças de “here” e “tomorrow” e quando nada muda.',
        ],
        [
          'Relato de perguntas e pedidos',
          'A ordem direta em “She asked where I lived” e verbos como “suggest”, “refuse” e “remind”.',
        ],
      ],
      hint: 'Assista a uma entrevista de dois minutos e conte por escrito quem disse o quê.',
    },
    {
      name: 'Conectores e parágrafos coesos',
      description: 'Ligar ideias com precisão e construir parágrafos em que cada frase puxa a seguinte.',
      priority: 'alta',
      weight: 3,
      level: 3,
      requires: ['Estratégias de leitura em inglês', 'Orações relativas (relative clauses)'],
      subtopics: [
        [
          'Contraste, causa e consequência',
          'O que separa “although”, “despite” e “however”, na gramática e na pontuação.',
        ],
        [
          'Frase-tópico e progressão das ideias',
          'Abrir o parágrafo com a ideia central e sustentá-la com exemplo e explicação.',
        ],
        [
          'Referência e substituição',
          'Evitar repetições com pronomes, sinônimos e expressões como “the former”.',
        ],
      ],
      hint: 'Recorte as frases de um bom artigo, embaralhe-as e remonte o parágrafo pelas ligações.',
    },
    {
      name: 'Escrita formal e ensaio em inglês',
      description: 'Planejar, escrever e revisar ensaios, relatórios e mensagens formais com o tom adequado.',
      priority: 'alta',
      weight: 4,
      level: 3,
      requires: ['Conectores e parágrafos coesos'],
      subtopics: [
        [
          'Planejamento e tese do ensaio',
          'Responder à pergunta proposta, tomar posição e distribuir os argumentos.',
        ],
        [
          'Cartas, relatórios e resenhas',
          'As convenções de cada gênero, da saudação ao fecho, e o grau de formalidade.',
        ],
        [
          'Revisão em etapas',
          'Reler pelo conteúdo, depois pela gramática e por fim pela escolha das palavras.',
        ],
      ],
      hint: 'Escreva um texto por semana, guarde-o por dois dias e reescreva-o antes de pedir correção.',
    },
    {
      name: 'Pronúncia: ritmo e entonação',
      description: 'A música da frase inglesa: sílabas fortes, palavras destacadas e a melodia da intenção.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Compreensão oral e fala conectada'],
      subtopics: [
        [
          'Sílaba tônica e vogal neutra',
          'Mudanças como “PHOtograph” e “phoTOgraphy” e o som fraco chamado schwa.',
        ],
        [
          'Destaque e melodia da frase',
          'Como a palavra realçada altera o sentido e a voz mostra dúvida, ironia ou certeza.',
        ],
      ],
      hint: 'Fale junto com um áudio curto, imitando pausas e altura da voz, até os dois se confundirem.',
    },
    {
      name: 'Inglês no trabalho',
      description: 'Mensagens, reuniões, apresentações e seleção profissional com clareza e diplomacia.',
      priority: 'alta',
      weight: 3,
      level: 3,
      requires: ['Verbos modais', 'Compreensão oral e fala conectada'],
      subtopics: [
        [
          'Mensagens profissionais claras',
          'Assunto, pedido, prazo e fecho de um email, com suavizadores como “would you mind”.',
        ],
        [
          'Reuniões e apresentações',
          'Abrir, interromper com educação, discordar, descrever gráficos e concluir.',
        ],
        [
          'Currículo e conversa de seleção',
          'Contar resultados com verbos de ação e responder a “Tell me about yourself”.',
        ],
      ],
      hint: 'Prepare e grave três histórias suas de trabalho ou estudo: situação, ação e resultado.',
    },
    {
      name: 'Expressões idiomáticas e registro',
      description:
        'Combinações naturais de palavras, expressões figuradas e a escolha entre formal e informal.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Verbos frasais (phrasal verbs)', 'Falsos cognatos e armadilhas de brasileiros'],
      subtopics: [
        [
          'Combinações frequentes de palavras',
          'Dizer “heavy rain” e “make a decision” como dizem os falantes, em vez de traduzir.',
        ],
        [
          'Idiomatismos, gírias e formalidade',
          'Entender muitas, usar poucas e perceber com quem cada uma soa bem.',
        ],
        [
          'Variedades do inglês no mundo',
          'Vocabulário, grafia e pronúncia nos Estados Unidos, no Reino Unido e em outros países.',
        ],
      ],
      hint: 'Ao ler, sublinhe grupos de duas ou três palavras, não palavras soltas, e reaproveite-os em textos seus.',
    },
    {
      name: 'Inversão e ênfase',
      description: 'Estruturas de nível avançado que realçam uma informação ou dão formalidade ao texto.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Passado perfeito (past perfect) e desejos', 'Orações relativas (relative clauses)'],
      subtopics: [
        [
          'Inversão após expressões negativas',
          'Construções como “Never have I seen” e “Not only did she win”.',
        ],
        [
          'Frases clivadas e condicionais sem if',
          'Realçar com “What I need is” e “It was Ana who” e reconhecer “Had I known”.',
        ],
      ],
      hint: 'Reescreva cinco frases neutras de três modos e explique o que cada ênfase muda.',
    },
    {
      name: 'Debate e argumentação em inglês',
      description: 'Sustentar uma opinião, negociar sentidos e reagir na hora, com fluência e precisão.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Compreensão oral e fala conectada', 'Condicionais reais e hipotéticas'],
      subtopics: [
        [
          'Opinião, concessão e contra-argumento',
          'Fórmulas para concordar em parte, questionar e retomar o fio da conversa.',
        ],
        [
          'Fluência e estratégias de reparo',
          'Ganhar tempo, explicar a palavra que falta e corrigir-se sem interromper a ideia.',
        ],
      ],
      hint: 'Sorteie um tema, prepare-se por um minuto e fale por dois, primeiro a favor e depois contra.',
    },
    {
      name: 'Exames de proficiência em inglês',
      description:
        'Conhecer formato, critérios e estratégias das provas internacionais antes de escolher uma.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Escrita formal e ensaio em inglês', 'Debate e argumentação em inglês'],
      subtopics: [
        [
          'Escolha entre TOEFL, IELTS e Cambridge',
          'Aceitação pela instituição, validade do resultado e relação com os níveis do Quadro Europeu.',
        ],
        [
          'Treino das quatro habilidades com tempo',
          'Tarefas de compreensão e produção no formato oficial, avaliadas pelos critérios publicados.',
        ],
      ],
      hint: 'Confira no site oficial o formato em vigor e faça uma prova completa antes de montar o seu calendário.',
    },
  ],
  resources: [
    {
      title: 'BBC Learning English',
      description: 'Áudios, vídeos e lições por nível, com transcrição, da emissora pública britânica.',
      type: 'website',
      url: 'https://www.bbc.co.uk/learningenglish',
    },
    {
      title: 'LearnEnglish, do British Council',
      description: 'Atividades gratuitas de gramática, vocabulário e compreensão oral, do A1 ao C1.',
      type: 'curso',
      url: 'https://learnenglish.britishcouncil.org',
    },
    {
      title: 'Cambridge Dictionary',
      description: 'Definições simples, áudio britânico e americano e o nível de cada palavra.',
      type: 'website',
      url: 'https://dictionary.cambridge.org',
    },
    {
      title: 'Essential Grammar in Use, de Raymond Murphy',
      description: 'Gramática para os primeiros níveis: explicação em uma página, exercícios na outra.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Essential+Grammar+in+Use+Raymond+Murphy',
      level: 1,
    },
    {
      title: 'English Grammar in Use, de Raymond Murphy',
      description: 'Referência de nível intermediário para estudar sozinho, com respostas no fim.',
      type: 'livro',
      url: 'https://www.google.com/search?q=English+Grammar+in+Use+Raymond+Murphy',
      level: 2,
    },
    {
      title: 'English in Brazil, de Carina Fragozo',
      description: 'Pronúncia, gramática e cultura explicadas por uma linguista brasileira.',
      type: 'vídeo',
      url: 'https://www.youtube.com/results?search_query=english+in+brazil+carina+fragozo',
    },
    {
      title: 'Como Dizer Tudo em Inglês, de Ron Martinez',
      description: 'Frases naturais para situações do cotidiano, organizadas por assunto.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Como+Dizer+Tudo+em+Ingl%C3%AAs+Ron+Martinez',
      level: 1,
    },
    {
      title: 'TED',
      description: 'Palestras com legendas e transcrição para treinar escuta, vocabulário e argumentação.',
      type: 'vídeo',
      url: 'https://www.ted.com',
      level: 3,
    },
    {
      title: 'Practical English Usage, de Michael Swan',
      description: 'Dicionário de dúvidas de uso, para quem quer entender as diferenças finas.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Practical+English+Usage+Michael+Swan',
      level: 3,
    },
    {
      title: 'Provas e gabaritos do ENEM (Inep)',
      description: 'Questões oficiais de língua inglesa para treinar a leitura com o tempo da prova.',
      type: 'website',
      url: 'https://www.gov.br/inep/pt-br',
    },
  ],
  evaluationMethods: [
    {
      name: 'Gravação de fala',
      description:
        'Dois minutos sobre o tema da semana, sem ler, seguidos de escuta e anotação de três pontos a melhorar.',
      frequency: 'Semanal',
    },
    {
      name: 'Ditado e transcrição',
      description:
        'Um minuto de áudio novo transcrito e comparado com o original, com os erros classificados.',
      frequency: 'Semanal',
    },
    {
      name: 'Produção escrita corrigida',
      description: 'Um texto do gênero estudado, corrigido por outra pessoa e reescrito em versão final.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Teste das quatro habilidades',
      description: 'Uma hora de leitura, escuta, escrita e fala no nível do plano, com comparação mês a mês.',
      frequency: 'Mensal',
    },
  ],
} satisfies Curriculum;
