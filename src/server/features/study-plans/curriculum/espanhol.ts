import type { Curriculum } from './curriculum.ts';

export const espanhol = {
  subject: 'Espanhol',
  aliases: [
    'língua espanhola',
    'idioma espanhol',
    'castelhano',
    'español',
    'espanhol latino-americano',
    'espanhol fluente',
  ],
  areas: {
    'espanhol a1': [
      'Alfabeto e sons do espanhol',
      'Apresentações e formas de tratamento',
      'Artigos, gênero e número',
      'Ser, estar e haver',
      'Presente do indicativo em espanhol',
      'O verbo gustar e seus semelhantes',
    ],
    'espanhol a2': [
      'Números, horários e viagens',
      'Possessivos, demonstrativos e formas curtas',
      'Compras, quantidades e comparações',
      'Perífrases e planos',
      'Pretérito indefinido',
    ],
    'espanhol b1': [
      'Pretérito perfeito composto em espanhol',
      'Imperfeito e contraste dos passados',
      'Pronomes de objeto em espanhol',
      'Falsos amigos e palavras enganosas',
      'Preposições e regências do espanhol',
      'Futuro e condicional em espanhol',
      'Presente do subjuntivo em espanhol',
      'Imperativo em espanhol',
    ],
    'espanhol b2': [
      'Acentuação em espanhol',
      'Compreensão auditiva do espanhol',
      'Subjuntivo imperfeito e hipóteses',
      'Mais-que-perfeito e relato em espanhol',
      'Conectores e subordinação em espanhol',
      'Usos de se em espanhol',
      'Verbos de mudança',
    ],
    'espanhol c1': [
      'Conectores e subordinação em espanhol',
      'Escrita formal em espanhol',
      'Argumentação oral em espanhol',
      'Variedades e expressões do espanhol',
      'Provas DELE e SIELE',
    ],
    'gramática do espanhol': [
      'Artigos, gênero e número',
      'Ser, estar e haver',
      'Presente do indicativo em espanhol',
      'Pretérito indefinido',
      'Imperfeito e contraste dos passados',
      'Pronomes de objeto em espanhol',
      'Acentuação em espanhol',
      'Preposições e regências do espanhol',
      'Presente do subjuntivo em espanhol',
    ],
    'tempos verbais em espanhol': [
      'Presente do indicativo em espanhol',
      'Pretérito indefinido',
      'Pretérito perfeito composto em espanhol',
      'Imperfeito e contraste dos passados',
      'Futuro e condicional em espanhol',
      'Presente do subjuntivo em espanhol',
      'Subjuntivo imperfeito e hipóteses',
      'Mais-que-perfeito e relato em espanhol',
    ],
    'conversação em espanhol': [
      'Alfabeto e sons do espanhol',
      'Apresentações e formas de tratamento',
      'Números, horários e viagens',
      'Compreensão auditiva do espanhol',
      'Argumentação oral em espanhol',
    ],
    'pronúncia do espanhol': ['Alfabeto e sons do espanhol', 'Acentuação em espanhol'],
    'falsos cognatos em espanhol': ['Falsos amigos e palavras enganosas'],
    heterossemânticos: ['Falsos amigos e palavras enganosas'],
    portunhol: [
      'Artigos, gênero e número',
      'Pronomes de objeto em espanhol',
      'Falsos amigos e palavras enganosas',
      'Preposições e regências do espanhol',
    ],
    'espanhol instrumental': [
      'Falsos amigos e palavras enganosas',
      'Leitura de textos em espanhol',
      'Conectores e subordinação em espanhol',
    ],
    'espanhol profissional': ['Espanhol no trabalho', 'Escrita formal em espanhol'],
    voseo: ['Apresentações e formas de tratamento', 'Variedades e expressões do espanhol'],
    siele: ['Provas DELE e SIELE', 'Escrita formal em espanhol', 'Argumentação oral em espanhol'],
  },
  topics: [
    {
      name: 'Alfabeto e sons do espanhol',
      description: 'As 27 letras, os sons que enganam quem fala português e as cinco vogais sempre claras.',
      priority: 'alta',
      weight: 2,
      level: 1,
      subtopics: [
        [
          'Letras e sinais próprios',
          'Soletrar nomes, usar a “ñ” e abrir perguntas e exclamações com “¿” e “¡”.',
        ],
        [
          'Consoantes que soam diferente',
          'O que muda em “j”, “g”, “ll”, “ch”, “z” e “r”, e o som único de “b” e “v”.',
        ],
        [
          'Vogais sem nasal e sem redução',
          'Pronunciar “leche” e “vino” até o fim, sem transformar o “e” em “i” nem o “o” em “u”.',
        ],
      ],
      hint: 'Leia um parágrafo em voz alta, ouça a leitura de um nativo e marque cada vogal que você trocou.',
    },
    {
      name: 'Apresentações e formas de tratamento',
      description: 'Cumprimentar, falar de si e escolher o tratamento conforme a pessoa e o país.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Alfabeto e sons do espanhol'],
      subtopics: [
        [
          'Saudações e dados pessoais',
          'Nome, origem, profissão e contato, com “me llamo” logo no começo da frase.',
        ],
        [
          'Formas tú, vos e usted',
          'A informalidade, a cortesia e o plural com “ustedes” na América e “vosotros” na Espanha.',
        ],
      ],
      hint: 'Grave a mesma apresentação duas vezes, para um colega e para uma autoridade, e compare os verbos.',
    },
    {
      name: 'Artigos, gênero e número',
      description: 'Determinar os nomes com o artigo certo e desconfiar do gênero que parece óbvio.',
      priority: 'alta',
      weight: 2,
      level: 1,
      requires: ['Alfabeto e sons do espanhol'],
      subtopics: [
        [
          'Artigos e as duas contrações',
          'Existem apenas “al” e “del”; combinações como “no”, “na” e “pelo” ficam no português.',
        ],
        [
          'Palavras que trocam de gênero',
          'Os heterogenéricos, como “la leche”, “la sal”, “la nariz”, “el viaje” e “el árbol”.',
        ],
        [
          'Plurais e o neutro lo',
          'Terminações do plural, o caso de “el alma” e “las almas” e o uso de “lo mejor”.',
        ],
      ],
      hint: 'Anote todo substantivo novo com o artigo e pinte de outra cor os que mudam de gênero.',
    },
    {
      name: 'Ser, estar e haver',
      description: 'Identificar, situar e dizer que algo existe, com “ser”, “estar” e “hay”.',
      priority: 'alta',
      weight: 2,
      level: 1,
      requires: ['Artigos, gênero e número', 'Apresentações e formas de tratamento'],
      subtopics: [
        [
          'Contraste entre ser e estar',
          'Característica, estado e localização, e adjetivos que mudam de sentido, como “listo”.',
        ],
        [
          'Existência com hay e lugar com está',
          'A diferença entre “hay un banco” e “el banco está aquí”, sem plural em “hay”.',
        ],
      ],
      hint: 'Descreva uma foto de rua em dez frases: primeiro o que há nela, depois onde está cada coisa.',
    },
    {
      name: 'Presente do indicativo em espanhol',
      description: 'Hábitos e fatos com verbos regulares, irregulares e reflexivos.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Apresentações e formas de tratamento'],
      subtopics: [
        [
          'Verbos regulares das três conjugações',
          'As terminações de “-ar”, “-er” e “-ir” e o verbo usado sem o pronome sujeito.',
        ],
        [
          'Irregulares e alternância de vogal',
          'A mudança em “quiero”, “puedo” e “pido”, que desaparece em “nosotros”.',
        ],
        [
          'Reflexivos e rotina diária',
          'Contar o dia com “me levanto”, “me ducho” e expressões de frequência.',
        ],
      ],
      hint: 'Conjugue falando, com frases da sua rotina, e não em tabelas soltas.',
    },
    {
      name: 'O verbo gustar e seus semelhantes',
      description: 'Falar de gostos, dores e opiniões com a frase construída ao contrário da portuguesa.',
      priority: 'alta',
      weight: 2,
      level: 1,
      requires: ['Presente do indicativo em espanhol'],
      subtopics: [
        [
          'Concordância com aquilo que agrada',
          'Por que se diz “me gusta el café” e “me gustan los libros”, sem preposição “de”.',
        ],
        [
          'Encantar, doler e parecer',
          'A mesma estrutura para paixão, dor e opinião, com “a mí”, “también” e “tampoco”.',
        ],
      ],
      hint: 'Faça uma pesquisa de gostos com cinco pessoas e apresente o resultado variando o verbo.',
    },
    {
      name: 'Números, horários e viagens',
      description: 'Horas, datas, preços, transporte e hospedagem para se virar em qualquer cidade.',
      priority: 'baixa',
      weight: 2,
      level: 1,
      requires: ['Ser, estar e haver', 'Presente do indicativo em espanhol'],
      subtopics: [
        [
          'Números, horas e datas em espanhol',
          'Grafias como “dieciséis”, a hora em “son las dos y cuarto” e os meses em minúscula.',
        ],
        [
          'Caminhos, transporte e hospedagem',
          'Pedir informação, comprar passagem e reservar quarto com cortesia.',
        ],
        ['Saúde e pequenos imprevistos', 'Explicar um sintoma, uma perda ou um atraso e pedir ajuda.'],
      ],
      hint: 'Planeje um fim de semana em Montevidéu ou Madri usando só páginas em espanhol.',
    },
    {
      name: 'Possessivos, demonstrativos e formas curtas',
      description: 'Apontar, dizer de quem é e encurtar adjetivos diante do nome.',
      priority: 'baixa',
      weight: 2,
      level: 1,
      requires: ['Artigos, gênero e número'],
      subtopics: [
        [
          'Possessivos sem artigo e família',
          'Dizer “mi hermana” e nunca “la mi hermana”, e usar “el mío” e “la tuya” sozinhos.',
        ],
        [
          'Demonstrativos e neutros',
          'As três distâncias de “este”, “ese” e “aquel” e o uso de “esto”, “eso” e “aquello”.',
        ],
        [
          'Apócope de adjetivos e numerais',
          'Quando “bueno”, “grande”, “primero” e “alguno” viram “buen”, “gran”, “primer” e “algún”.',
        ],
      ],
      hint: 'Monte a sua árvore genealógica comentada e confira se sobrou algum artigo antes do possessivo.',
    },
    {
      name: 'Compras, quantidades e comparações',
      description: 'Pedir no mercado e no restaurante, medir quantidades e comparar opções.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['O verbo gustar e seus semelhantes', 'Artigos, gênero e número'],
      subtopics: [
        [
          'Uso de muy e mucho',
          'Um antes de adjetivos e advérbios, outro com nomes e verbos, e exceções como “mucho mejor”.',
        ],
        [
          'Comparativos e superlativos em espanhol',
          'Estruturas com “más que”, “tan como”, “tanto como” e formas como “mejor” e “mayor”.',
        ],
        ['Comidas, roupas e preços', 'Nomes que variam entre países, pesos e medidas e fórmulas de pedido.'],
      ],
      hint: 'Compare dois cardápios de países hispânicos e escreva o pedido de uma mesa de quatro pessoas.',
    },
    {
      name: 'Perífrases e planos',
      description: 'Combinar verbos para falar de planos, deveres, ações em curso e fatos recentes.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Presente do indicativo em espanhol'],
      subtopics: [
        [
          'Planos com ir a e infinitivo',
          'A preposição que o português não usa: “voy a estudiar”, “vamos a salir”.',
        ],
        [
          'Dever, ação em curso e fato recente',
          'Os usos de “tener que”, “hay que”, “estar” com gerúndio, “acabar de” e “soler”.',
        ],
      ],
      hint: 'Escreva a agenda da próxima semana em frases e sublinhe a preposição “a” em cada plano.',
    },
    {
      name: 'Pretérito indefinido',
      description: 'Contar fatos terminados, com as formas regulares e os irregulares mais frequentes.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Presente do indicativo em espanhol'],
      subtopics: [
        [
          'Formas regulares e tonicidade',
          'O acento que separa “hablo” de “habló” e a semelhança com o pretérito perfeito português.',
        ],
        [
          'Irregulares de radical novo',
          'Grupos como “tuve”, “estuve”, “hice”, “dije” e a forma comum a “ser” e “ir”.',
        ],
        [
          'Biografias e marcadores de tempo',
          'Ordenar uma vida com “ayer”, “en 1990”, “hace dos años” e “después”.',
        ],
      ],
      hint: 'Escreva a biografia de um artista hispânico em doze linhas, com um verbo diferente em cada uma.',
    },
    {
      name: 'Pretérito perfeito composto em espanhol',
      description:
        'Experiências e passado ligado ao presente, com uso que varia entre a Espanha e a América.',
      priority: 'média',
      weight: 2,
      level: 2,
      requires: ['Pretérito indefinido'],
      subtopics: [
        [
          'Auxiliar haber e particípios',
          'As formas de “he hablado” e os irregulares “hecho”, “dicho”, “visto”, “puesto” e “escrito”.',
        ],
        [
          'Uso diferente do português',
          'Por que “he estudiado” não quer dizer “tenho estudado” e quando a América prefere “estudié”.',
        ],
      ],
      hint: 'Procure a mesma notícia em um jornal espanhol e em um argentino e compare os passados.',
    },
    {
      name: 'Imperfeito e contraste dos passados',
      description: 'Descrever cenários e hábitos antigos e decidir qual passado leva a narrativa adiante.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Pretérito indefinido'],
      subtopics: [
        [
          'Formas e usos do imperfeito',
          'Os únicos irregulares, “era”, “iba” e “veía”, em descrições e lembranças.',
        ],
        ['Cenário e acontecimento', 'Combinar os passados em frases como “llovía cuando llegué”.'],
      ],
      hint: 'Conte uma lembrança de infância em duas cores: uma para o cenário, outra para o que aconteceu.',
    },
    {
      name: 'Pronomes de objeto em espanhol',
      description: 'Retomar pessoas e coisas com o pronome certo, no lugar certo.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['O verbo gustar e seus semelhantes', 'Perífrases e planos'],
      subtopics: [
        [
          'Objeto direto e a antes de pessoa',
          'Os usos de “lo”, “la”, “los” e “las” e a preposição em “veo a Ana”.',
        ],
        ['Objeto indireto e repetição do pronome', 'Por que “le” reaparece em “a mi madre le doy flores”.'],
        [
          'Dois pronomes e colocação',
          'A troca em “se lo doy” e a escolha entre “lo voy a ver” e “voy a verlo”.',
        ],
      ],
      hint: 'Reescreva um diálogo cheio de repetições, trocando os nomes por pronomes e lendo o resultado em voz alta.',
    },
    {
      name: 'Falsos amigos e palavras enganosas',
      description:
        'Palavras parecidas com as nossas e de outro sentido, as maiores armadilhas para brasileiros.',
      priority: 'alta',
      weight: 2,
      level: 2,
      requires: ['Compras, quantidades e comparações'],
      subtopics: [
        [
          'Heterossemânticos do cotidiano',
          'O que querem dizer “exquisito”, “vaso”, “apellido”, “rato”, “largo” e “cena”.',
        ],
        [
          'Enganos que causam constrangimento',
          'Casos como “embarazada”, “borracha”, “polvo” e “pelado” dentro de frases reais.',
        ],
        [
          'Portunhol e como sair dele',
          'Palavras inventadas por analogia e estruturas que só existem em português.',
        ],
      ],
      hint: 'Crie para cada palavra uma frase em que o sentido português seria absurdo; o riso ajuda a lembrar.',
    },
    {
      name: 'Acentuação em espanhol',
      description: 'Regras da sílaba tônica e do acento, diferentes das nossas mesmo em palavras iguais.',
      priority: 'média',
      weight: 2,
      level: 2,
      requires: ['Alfabeto e sons do espanhol', 'Pretérito indefinido'],
      subtopics: [
        [
          'Agudas, llanas e esdrújulas',
          'Uma regra única para cada grupo, com hiatos como “María” e plurais como “jóvenes”.',
        ],
        [
          'Acento que distingue palavras',
          'Pares como “tú” e “tu”, “él” e “el”, “sí” e “si”, e as interrogativas “qué” e “cómo”.',
        ],
        [
          'Heterotônicos',
          'Palavras com outra sílaba forte, como “cerebro”, “policía”, “alguien” e “océano”.',
        ],
      ],
      hint: 'Copie um parágrafo sem nenhum acento, reponha-os pela regra e confira com o original.',
    },
    {
      name: 'Preposições e regências do espanhol',
      description: 'As preposições que cada verbo pede e os pontos em que o português atrapalha.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Perífrases e planos', 'Pretérito indefinido'],
      subtopics: [
        [
          'Contraste entre por e para',
          'Causa, meio e troca de um lado, finalidade, prazo e destino do outro.',
        ],
        [
          'Verbos e suas preposições',
          'Combinações como “viajar en avión”, “soñar con”, “enamorarse de” e “empezar a”.',
        ],
        [
          'Tempo e lugar sem tradução direta',
          'Dizer “el lunes” sem preposição, “por la mañana” e “desde hace un año”.',
        ],
      ],
      hint: 'Registre o verbo sempre com a preposição e uma frase sua, e teste-se cobrindo a preposição.',
    },
    {
      name: 'Futuro e condicional em espanhol',
      description: 'Previsões, promessas, suposições e pedidos delicados com um mesmo conjunto de radicais.',
      priority: 'média',
      weight: 2,
      level: 2,
      requires: ['Perífrases e planos', 'Pretérito indefinido'],
      subtopics: [
        [
          'Formas comuns e irregulares',
          'O infinitivo como base e radicais como “tendr-”, “podr-” e “har-” nos dois tempos.',
        ],
        ['Suposição, conselho e cortesia', 'Usos como “¿qué hora será?”, “yo que tú, iría” e “me gustaría”.'],
        [
          'Condição possível com si',
          'O presente em “si tengo tiempo, iré”, em que o português usa o futuro do subjuntivo.',
        ],
      ],
      hint: 'Escreva cinco conselhos para um turista no Brasil e cinco previsões para a sua cidade.',
    },
    {
      name: 'Presente do subjuntivo em espanhol',
      description:
        'Desejos, dúvidas, emoções e tempo futuro, com formas próximas das portuguesas e usos próprios.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Presente do indicativo em espanhol', 'Futuro e condicional em espanhol'],
      subtopics: [
        [
          'Formação regular e irregular',
          'A vogal trocada, o radical da primeira pessoa e formas como “sea”, “vaya” e “sepa”.',
        ],
        ['Desejo, emoção e dúvida', 'Orações com “ojalá”, “espero que”, “me alegra que” e “no creo que”.'],
        [
          'Futuro depois de cuando',
          'A forma “cuando llegue”, e não um futuro do subjuntivo, que caiu em desuso.',
        ],
      ],
      hint: 'Escreva votos para dez pessoas em situações diferentes, cada um com um verbo irregular.',
    },
    {
      name: 'Imperativo em espanhol',
      description: 'Instruções, convites e ordens para cada tratamento, com os pronomes na posição certa.',
      priority: 'média',
      weight: 2,
      level: 2,
      requires: ['Presente do subjuntivo em espanhol', 'Pronomes de objeto em espanhol'],
      subtopics: [
        [
          'Afirmativo e seus irregulares',
          'As formas de “tú”, “vos” e “usted” e os curtos “haz”, “pon”, “ven” e “di”.',
        ],
        [
          'Negativo e lugar dos pronomes',
          'A oposição entre “dímelo” e “no me lo digas” e o acento que aparece.',
        ],
      ],
      hint: 'Grave uma receita com ordens afirmativas e uma lista de avisos com ordens negativas.',
    },
    {
      name: 'Leitura de textos em espanhol',
      description:
        'Interpretar notícias, tirinhas, poemas e canções sem confiar demais na semelhança das línguas.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Falsos amigos e palavras enganosas', 'Pretérito indefinido'],
      subtopics: [
        [
          'Ideia central e pistas do contexto',
          'Ler o título e a fonte, formular uma hipótese e confirmá-la no texto.',
        ],
        [
          'Gêneros e crítica nas questões do Enem',
          'As cinco questões de língua estrangeira e os temas da América Latina que nelas aparecem.',
        ],
        [
          'Palavras pequenas que mudam tudo',
          'O papel de “pero”, “sino”, “aunque”, “todavía” e “mientras” no sentido do texto.',
        ],
      ],
      hint: 'Leia uma notícia curta por dia e resuma-a em duas linhas de espanhol antes de procurar palavras.',
    },
    {
      name: 'Compreensão auditiva do espanhol',
      description: 'Acompanhar fala natural de vários países, da ideia geral aos detalhes.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Alfabeto e sons do espanhol', 'Pretérito indefinido'],
      subtopics: [
        [
          'Velocidade, ligações e marcadores',
          'Reconhecer palavras coladas e apoios da conversa, como “pues”, “o sea” e “bueno”.',
        ],
        [
          'Sotaques da Espanha e da América',
          'O “s” aspirado do Caribe, o “ll” rio-platense e a distinção de “z” em parte da Espanha.',
        ],
      ],
      hint: 'Ouça o mesmo trecho três vezes: sem texto, com transcrição e de novo sem texto.',
    },
    {
      name: 'Subjuntivo imperfeito e hipóteses',
      description: 'Imaginar o que não é, pedir com delicadeza e acertar a concordância entre os tempos.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Presente do subjuntivo em espanhol', 'Imperfeito e contraste dos passados'],
      subtopics: [
        ['As duas formas, em -ra e em -se', 'Como derivá-las de “tuvieron”, “dijeron” e de outros passados.'],
        [
          'Hipóteses improváveis e impossíveis',
          'Estruturas como “si tuviera tiempo, viajaría” e “si hubiera sabido, habría ido”.',
        ],
        ['Como se e pedidos corteses', 'Os usos de “como si” e de “quisiera” em situações formais.'],
      ],
      hint: 'Responda por escrito a dez perguntas do tipo “o que você faria se…” e leia-as para alguém.',
    },
    {
      name: 'Mais-que-perfeito e relato em espanhol',
      description: 'Contar o que já tinha acontecido e reproduzir falas alheias com os tempos ajustados.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Pretérito perfeito composto em espanhol', 'Subjuntivo imperfeito e hipóteses'],
      subtopics: [
        [
          'Anterioridade com había e particípio',
          'Ordenar dois passados em frases como “cuando llegué, ya se había ido”.',
        ],
        [
          'Relato de afirmações, perguntas e ordens',
          'O que muda em “dijo que vendría”, “preguntó si podía” e “me pidió que esperara”.',
        ],
      ],
      hint: 'Ouça uma entrevista curta e escreva a notícia dela sem usar nenhuma fala direta.',
    },
    {
      name: 'Conectores e subordinação em espanhol',
      description: 'Encadear ideias e escolher entre indicativo e subjuntivo depois de cada conector.',
      priority: 'alta',
      weight: 3,
      level: 3,
      requires: ['Presente do subjuntivo em espanhol', 'Leitura de textos em espanhol'],
      subtopics: [
        [
          'Oposição e concessão',
          'As diferenças entre “pero”, “sino”, “sin embargo” e “aunque”, com os dois modos.',
        ],
        [
          'Causa, finalidade e condição',
          'Orações com “ya que”, “para que”, “con tal de que” e “a menos que”.',
        ],
        [
          'Relativas com antecedente conhecido ou não',
          'O contraste entre “busco al chico que sabe” e “busco un chico que sepa”.',
        ],
      ],
      hint: 'Reescreva um texto telegráfico unindo as frases com dez conectores diferentes.',
    },
    {
      name: 'Usos de se em espanhol',
      description: 'As muitas funções de uma palavra curta, da frase impessoal ao acontecimento sem querer.',
      priority: 'baixa',
      weight: 2,
      level: 3,
      requires: ['Pronomes de objeto em espanhol'],
      subtopics: [
        ['Impessoal, passiva e recíproco', 'Anúncios como “se venden casas”, generalizações e ações mútuas.'],
        [
          'Acontecimentos involuntários',
          'Construções como “se me cayó el vaso”, que tiram a culpa de quem fala.',
        ],
      ],
      hint: 'Fotografe ou copie dez placas e anúncios com “se” e classifique o uso em cada um.',
    },
    {
      name: 'Verbos de mudança',
      description: 'Traduzir “ficar” e “tornar-se”, para os quais o espanhol tem um verbo em cada situação.',
      priority: 'baixa',
      weight: 2,
      level: 3,
      requires: ['Ser, estar e haver', 'Pretérito indefinido'],
      subtopics: [
        [
          'Mudanças passageiras: ponerse e quedarse',
          'Reações e resultados em “se puso nervioso” e “se quedó callado”.',
        ],
        [
          'Mudanças de condição: hacerse, volverse e llegar a ser',
          'Escolha, transformação e conquista em “se hizo médica” e “llegó a ser jueza”.',
        ],
      ],
      hint: 'Junte vinte frases portuguesas com “ficar”, agrupe-as por sentido e só então traduza.',
    },
    {
      name: 'Escrita formal em espanhol',
      description: 'Cartas, artigos de opinião e ensaios com plano, registro adequado e revisão própria.',
      priority: 'alta',
      weight: 4,
      level: 3,
      requires: ['Conectores e subordinação em espanhol', 'Acentuação em espanhol'],
      subtopics: [
        [
          'Cartas e mensagens formais',
          'Saudação, motivo, pedido e despedida, com tratamento uniforme do início ao fim.',
        ],
        [
          'Artigo de opinião e ensaio em espanhol',
          'Tese, argumentos, concessão e fecho, em parágrafos bem ligados.',
        ],
        [
          'Revisão contra o portunhol',
          'Uma lista pessoal de conferência: gênero, preposição, pronome, acento e falso amigo.',
        ],
      ],
      hint: 'Escreva sem dicionário, revise com ele e só depois peça a alguém que aponte o que sobrou.',
    },
    {
      name: 'Argumentação oral em espanhol',
      description: 'Apresentar, debater e negociar com fluência, sem recorrer ao português nas lacunas.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Compreensão auditiva do espanhol', 'Presente do subjuntivo em espanhol'],
      subtopics: [
        [
          'Opinar, concordar em parte e discordar',
          'O modo verbal depois de “creo que” e “no creo que” e as fórmulas de cortesia.',
        ],
        ['Exposição de um tema em público', 'Roteiro, abertura, transições, dados e resposta a perguntas.'],
      ],
      hint: 'Fale três minutos sobre uma notícia e, ao faltar uma palavra, explique-a em espanhol em vez de traduzir.',
    },
    {
      name: 'Espanhol no trabalho',
      description: 'Mensagens, reuniões e negociações com parceiros da América hispânica e da Espanha.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Apresentações e formas de tratamento', 'Futuro e condicional em espanhol'],
      subtopics: [
        [
          'Mensagens, chamadas e reuniões',
          'Marcar, confirmar, adiar e registrar combinados com o tratamento esperado em cada país.',
        ],
        [
          'Currículo e seleção em espanhol',
          'Descrever formação e resultados e responder às perguntas mais comuns.',
        ],
        [
          'Vocabulário do comércio regional',
          'Contratos, prazos, transporte e pagamentos nas relações do Brasil com os vizinhos.',
        ],
      ],
      hint: 'Traduza uma mensagem real do seu trabalho ou estudo e adapte o tom para um cliente mexicano e um espanhol.',
    },
    {
      name: 'Variedades e expressões do espanhol',
      description:
        'A língua oficial de cerca de vinte países: sotaques, vocabulário, gírias e expressões figuradas.',
      priority: 'baixa',
      weight: 2,
      level: 3,
      requires: ['Compreensão auditiva do espanhol', 'Imperativo em espanhol'],
      subtopics: [
        [
          'Voseo, seseo e yeísmo',
          'Três traços que ajudam a reconhecer a origem de quem fala, todos legítimos.',
        ],
        [
          'Palavras que mudam de país para país',
          'Alternativas como “autobús”, “colectivo” e “guagua”, e o cuidado com termos ofensivos em certos lugares.',
        ],
        [
          'Expressões idiomáticas e refrães',
          'Sentidos figurados como “estar en las nubes” e o grau de formalidade de cada um.',
        ],
      ],
      hint: 'Escolha um país por semana, com uma canção, um filme ou série e um jornal de lá.',
    },
    {
      name: 'Provas DELE e SIELE',
      description:
        'Formato, níveis e estratégias dos certificados internacionais de espanhol mais procurados.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Escrita formal em espanhol', 'Argumentação oral em espanhol'],
      subtopics: [
        [
          'Escolha do certificado e do nível',
          'O DELE atesta um nível escolhido na inscrição; o SIELE, feito no computador, situa a pessoa em uma escala.',
        ],
        [
          'Simulação das quatro habilidades',
          'Leitura, escuta, escrita e fala no tempo oficial, corrigidas pelos critérios publicados.',
        ],
      ],
      hint: 'Baixe um modelo no site oficial e faça-o inteiro, com relógio, antes de decidir o nível da inscrição.',
    },
  ],
  resources: [
    {
      title: 'Centro Virtual Cervantes',
      description: 'Leituras, atividades, literatura e materiais do Instituto Cervantes, gratuitos.',
      type: 'website',
      url: 'https://cvc.cervantes.es',
    },
    {
      title: 'Gramática y práctica de español para brasileños, organizado por Adrián Fanjul',
      description: 'Explicações e exercícios pensados a partir das dúvidas de quem fala português.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Gram%C3%A1tica+y+pr%C3%A1ctica+de+espa%C3%B1ol+para+brasile%C3%B1os+Fanjul',
    },
    {
      title: 'Diccionario de la lengua española (RAE)',
      description: 'O dicionário das academias da língua, com sentidos, conjugações e usos por país.',
      type: 'website',
      url: 'https://dle.rae.es',
    },
    {
      title: 'Señas: diccionario para la enseñanza de la lengua española para brasileños',
      description: 'Definições simples em espanhol com equivalentes em português, da Universidade de Alcalá.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Se%C3%B1as+diccionario+para+la+ense%C3%B1anza+de+la+lengua+espa%C3%B1ola+para+brasile%C3%B1os',
      level: 1,
    },
    {
      title: 'Dreaming Spanish',
      description: 'Vídeos separados por nível, falados devagar e com apoio de desenhos e gestos.',
      type: 'vídeo',
      url: 'https://www.youtube.com/results?search_query=dreaming+spanish',
      level: 1,
    },
    {
      title: 'Gramática de uso del español, de Luis Aragonés e Ramón Palencia',
      description: 'Teoria de um lado, prática do outro, com volumes conforme o nível.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Gram%C3%A1tica+de+uso+del+espa%C3%B1ol+Aragon%C3%A9s+Palencia',
      level: 2,
    },
    {
      title: 'Easy Spanish',
      description: 'Entrevistas de rua em vários países, com legendas em espanhol e em inglês.',
      type: 'vídeo',
      url: 'https://www.youtube.com/results?search_query=easy+spanish',
      level: 2,
    },
    {
      title: 'BBC News Mundo',
      description: 'Notícias e reportagens em espanhol claro sobre a América Latina e o mundo.',
      type: 'artigo',
      url: 'https://www.bbc.com/mundo',
      level: 2,
    },
    {
      title: 'Radio Ambulante',
      description: 'Reportagens narradas em áudio, com sotaques de toda a América Latina e transcrição.',
      type: 'other',
      url: 'https://radioambulante.org',
      level: 3,
    },
    {
      title: 'Provas e gabaritos do ENEM (Inep)',
      description: 'Questões oficiais de língua espanhola para treinar a leitura com o tempo da prova.',
      type: 'website',
      url: 'https://www.gov.br/inep/pt-br',
    },
  ],
  evaluationMethods: [
    {
      name: 'Fala gravada',
      description:
        'Dois minutos sobre o tema da semana, sem ler, anotando depois cada palavra que veio do português.',
      frequency: 'Semanal',
    },
    {
      name: 'Caça às interferências',
      description: 'Corrigir um texto com vinte armadilhas de gênero, preposição, pronome e falso amigo.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Texto com reescrita',
      description: 'Uma produção do gênero estudado, corrigida por outra pessoa e passada a limpo.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Avaliação das quatro habilidades',
      description: 'Uma hora de leitura, escuta, escrita e fala no nível do plano, com registro da evolução.',
      frequency: 'Mensal',
    },
  ],
} satisfies Curriculum;
