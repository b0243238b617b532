import type { Curriculum } from './curriculum.ts';

export const redacao = {
  subject: 'Redação',
  aliases: [
    'produção textual',
    'produção de texto',
    'escrita',
    'redação do ENEM',
    'redação para vestibular',
    'técnicas de redação',
  ],
  areas: {
    competências: [
      'Escrita formal: a primeira competência',
      'Tema e repertório: a segunda competência',
      'Seleção de argumentos: a terceira competência',
      'Coesão: a quarta competência',
      'Intervenção: a quinta competência',
    ],
    'texto dissertativo-argumentativo': [
      'Dissertação e outros tipos de texto',
      'Recorte temático e tese',
      'Projeto de texto',
      'Parágrafo dissertativo',
      'Parágrafo de abertura',
      'Parágrafo de conclusão',
    ],
    estrutura: [
      'Projeto de texto',
      'Parágrafo dissertativo',
      'Parágrafo de abertura',
      'Parágrafo de conclusão',
    ],
    coletânea: ['Leitura da proposta e dos textos de apoio', 'Coletânea e diálogo entre textos'],
    argumentação: [
      'Tipos de argumento',
      'Seleção de argumentos: a terceira competência',
      'Contra-argumentação e falácias',
    ],
    repertório: [
      'Tema e repertório: a segunda competência',
      'Eixos temáticos e problemas brasileiros',
      'Dados, exemplos e citações',
    ],
    atualidades: ['Eixos temáticos e problemas brasileiros'],
    conectivos: ['Coesão: a quarta competência'],
    coerência: ['Projeto de texto', 'Seleção de argumentos: a terceira competência'],
    gramática: [
      'Frase clara e pontuação',
      'Escrita formal: a primeira competência',
      'Concordância, regência e crase no texto',
    ],
    'norma-padrão': ['Escrita formal: a primeira competência', 'Concordância, regência e crase no texto'],
    'proposta de intervenção': ['Intervenção: a quinta competência'],
    'gêneros textuais': [
      'Gêneros e situação de produção',
      'Artigo de opinião e editorial',
      'Carta argumentativa e carta aberta',
      'Resumo e resenha crítica',
      'Crônica e relato',
      'Discurso, manifesto e fala pública',
    ],
    'textos narrativos': ['Crônica e relato'],
    correção: ['Grade de correção e nota zero', 'Revisão e reescrita'],
    vocabulário: ['Escolha de palavras e precisão'],
  },
  topics: [
    {
      name: 'Leitura da proposta e dos textos de apoio',
      description: 'Entender o que se pede e aproveitar a coletânea antes de escrever a primeira linha.',
      priority: 'alta',
      weight: 3,
      level: 1,
      subtopics: [
        [
          'Comandos e frase temática',
          'Palavras que fixam o assunto, o lugar, o gênero e o tamanho do texto.',
        ],
        [
          'Textos motivadores sem cópia',
          'Extrair ideias e dados da coletânea e dizê-los com palavras próprias.',
        ],
        ['Fuga e tangência ao tema', 'Diferença entre abandonar o assunto e tratar dele apenas de passagem.'],
      ],
      hint: 'Reescreva a frase temática como pergunta e confira se cada palavra dela tem lugar na sua resposta.',
    },
    {
      name: 'Dissertação e outros tipos de texto',
      description: 'O que separa defender uma ideia de narrar, descrever, instruir ou apenas informar.',
      priority: 'baixa',
      weight: 2,
      level: 1,
      subtopics: [
        [
          'Narração, descrição, exposição e argumentação',
          'Sequências que se combinam em um texto e a que predomina em cada um.',
        ],
        [
          'Marcas do texto dissertativo-argumentativo',
          'Prosa impessoal, ponto de vista explícito, argumentos e encadeamento lógico.',
        ],
      ],
      hint: 'Trate o mesmo assunto em quatro parágrafos curtos, um narrativo, um descritivo, um expositivo e um argumentativo.',
    },
    {
      name: 'Grade de correção e nota zero',
      description: 'Como o texto é avaliado e o que anula a redação no ENEM.',
      priority: 'média',
      weight: 1,
      level: 1,
      requires: ['Leitura da proposta e dos textos de apoio'],
      subtopics: [
        [
          'Cinco competências e mil pontos',
          'Dois avaliadores dão de zero a duzentos pontos a cada critério, e um terceiro entra se as notas divergem muito.',
        ],
        [
          'Motivos de anulação do texto',
          'Fuga ao tema, outro tipo de texto, sete linhas ou menos, cópia integral e trechos alheios ao assunto.',
        ],
      ],
      hint: 'Com a cartilha do Inep ao lado, dê nota a uma redação publicada nela e compare com o comentário oficial.',
    },
    {
      name: 'Recorte temático e tese',
      description: 'Do assunto amplo a uma afirmação que se pode defender em trinta linhas.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Leitura da proposta e dos textos de apoio'],
      subtopics: [
        ['Assunto, tema e recorte', 'Escolha do aspecto do problema que o texto vai de fato discutir.'],
        [
          'Formulação da tese',
          'Posição clara e discutível, acompanhada das razões que o texto vai desenvolver.',
        ],
      ],
      hint: 'Formule três teses diferentes para o mesmo tema e fique com a que você consegue provar melhor.',
    },
    {
      name: 'Projeto de texto',
      description: 'Plano que decide a ordem das ideias e a função de cada parágrafo.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Recorte temático e tese'],
      subtopics: [
        [
          'Levantamento e escolha de ideias',
          'Anotar sem censura e depois manter só o que ajuda a provar a tese.',
        ],
        [
          'Roteiro dos parágrafos',
          'Uma linha para cada parte, com argumento, repertório e ligação com a seguinte.',
        ],
      ],
      hint: 'Gaste dez minutos no plano e só comece o rascunho quando conseguir contá-lo em meio minuto.',
    },
    {
      name: 'Parágrafo dissertativo',
      description: 'Unidade de sentido com uma ideia principal, seu desenvolvimento e seu fecho.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Recorte temático e tese'],
      subtopics: [
        ['Tópico frasal', 'Frase que anuncia a ideia do parágrafo e a prende ao ponto de vista do texto.'],
        [
          'Desenvolvimento da ideia central',
          'Explicação, exemplo, comparação, causa e efeito como modos de expandir a afirmação.',
        ],
        [
          'Fecho e unidade do parágrafo',
          'Consequência tirada do que foi dito e corte do que pertence a outro parágrafo.',
        ],
      ],
      hint: 'Escreva um parágrafo por dia e, ao final, resuma-o em uma frase; se precisar de duas, divida-o.',
    },
    {
      name: 'Frase clara e pontuação',
      description: 'Períodos completos, de tamanho controlado e com pausas no lugar certo.',
      priority: 'média',
      weight: 3,
      level: 1,
      subtopics: [
        [
          'Períodos completos e bem divididos',
          'Evitar frases soltas, truncadas ou longas a ponto de o leitor se perder.',
        ],
        [
          'Vírgula, ponto e dois-pontos',
          'Intercalações, enumerações e orações, sem separar o sujeito do verbo.',
        ],
      ],
      hint: 'Leia o rascunho em voz alta e divida todo período em que faltar fôlego.',
    },
    {
      name: 'Parágrafo de abertura',
      description: 'Apresentação do tema, do problema e da tese em poucas linhas.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Projeto de texto', 'Parágrafo dissertativo'],
      subtopics: [
        [
          'Contextualização do tema',
          'Fato, dado, obra, definição ou comparação que leva naturalmente ao problema.',
        ],
        [
          'Apresentação da tese e dos argumentos',
          'Promessa que o leitor verá cumprida, na mesma ordem, nos parágrafos seguintes.',
        ],
      ],
      hint: 'Escreva duas aberturas para a mesma tese, uma com dado e outra com obra, e escolha a mais ligada ao tema.',
    },
    {
      name: 'Parágrafo de conclusão',
      description: 'Fechamento que decorre do que foi argumentado e dá acabamento ao texto.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Projeto de texto', 'Parágrafo dissertativo'],
      subtopics: [
        [
          'Retomada da tese sem repetição',
          'Voltar ao ponto de vista com outras palavras e com o que os argumentos acrescentaram.',
        ],
        [
          'Síntese, reflexão ou solução',
          'Formas de concluir e o que cada prova espera encontrar no último parágrafo.',
        ],
      ],
      hint: 'Leia apenas a abertura e a conclusão do seu texto: as duas devem conversar sem dizer o mesmo.',
    },
    {
      name: 'Escrita formal: a primeira competência',
      description: 'Domínio da modalidade escrita formal, com poucos desvios e boa estrutura de frase.',
      priority: 'alta',
      weight: 4,
      level: 1,
      requires: ['Frase clara e pontuação'],
      subtopics: [
        [
          'Ortografia, acentuação e maiúsculas',
          'Grafias que mais confundem, acentos obrigatórios e emprego do hífen.',
        ],
        [
          'Registro formal e marcas de oralidade',
          'Troca de gírias, abreviações e expressões da fala por formas adequadas à escrita.',
        ],
        [
          'Paralelismo e estrutura sintática',
          'Enumerações com a mesma forma e períodos sem truncamento nem justaposição indevida.',
        ],
      ],
      hint: 'Mantenha uma lista dos seus desvios com a forma correta e releia-a antes de passar cada texto a limpo.',
    },
    {
      name: 'Coesão: a quarta competência',
      description: 'Recursos que amarram palavras, frases e parágrafos e orientam o raciocínio do leitor.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Parágrafo dissertativo', 'Frase clara e pontuação'],
      subtopics: [
        [
          'Retomadas por pronomes e sinônimos',
          'Referência clara ao que já foi dito, sem repetição nem ambiguidade.',
        ],
        [
          'Conectivos e relações de sentido',
          'Causa, oposição, conclusão, adição e exemplo com o operador adequado.',
        ],
        ['Ligação entre parágrafos', 'Expressões que mostram por que um parágrafo vem depois do outro.'],
      ],
      hint: 'Cubra os conectivos de um bom texto, tente recolocá-los e explique a diferença quando não acertar.',
    },
    {
      name: 'Concordância, regência e crase no texto',
      description: 'Pontos da norma em que mais se perdem pontos quando a frase se alonga.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Escrita formal: a primeira competência'],
      subtopics: [
        [
          'Sujeitos distantes e verbos impessoais',
          'Concordância em inversões, com expressões partitivas e com haver e fazer.',
        ],
        [
          'Verbos frequentes na dissertação e sua regência',
          'Visar, assistir, implicar, obedecer e outros, com a preposição esperada.',
        ],
        [
          'Acento grave e pronomes relativos',
          'Crase, emprego de onde, cujo e ao qual e a preposição que os antecede.',
        ],
      ],
      hint: 'Sublinhe cada verbo do rascunho, ligue-o ao sujeito com uma seta e confira número e preposição.',
    },
    {
      name: 'Tema e repertório: a segunda competência',
      description: 'Tratamento completo do tema com conhecimentos de várias áreas usados de modo produtivo.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Recorte temático e tese'],
      subtopics: [
        [
          'Repertório legitimado e pertinente',
          'Conhecimento de fonte reconhecível que tem relação real com o tema.',
        ],
        [
          'Uso produtivo do repertório',
          'Da citação ao argumento: explicar o que a referência prova naquele caso.',
        ],
        [
          'Riscos do repertório decorado',
          'Por que citações que servem para tudo enfraquecem o texto e como substituí-las.',
        ],
      ],
      hint: 'Mantenha fichas com a obra ou o fato, a ideia principal e dois temas em que ela ajuda de verdade.',
    },
    {
      name: 'Tipos de argumento',
      description: 'Maneiras de sustentar uma afirmação e critérios para escolher entre elas.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Parágrafo dissertativo'],
      subtopics: [
        [
          'Causa, consequência e raciocínio lógico',
          'Explicar de onde vem o problema e o que ele provoca, passo a passo.',
        ],
        ['Exemplo, dado e autoridade', 'Provas concretas, com o cuidado de não deixar que falem sozinhas.'],
        [
          'Comparação e analogia histórica',
          'Aproximar épocas, lugares e situações sem apagar as diferenças.',
        ],
      ],
      hint: 'Defenda a mesma tese com três tipos de argumento e peça a alguém que aponte o mais convincente.',
    },
    {
      name: 'Seleção de argumentos: a terceira competência',
      description: 'Informações, fatos e opiniões escolhidos, organizados e interpretados em favor da tese.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Projeto de texto', 'Tipos de argumento'],
      subtopics: [
        [
          'Projeto de texto visível ao leitor',
          'Ordem estratégica das ideias, anunciada na abertura e cumprida até o fim.',
        ],
        [
          'Aprofundamento do argumento',
          'Responder a “por quê?” e “com que efeito?” até que não fiquem lacunas.',
        ],
        [
          'Coerência e ausência de contradições',
          'Conferir se cada parágrafo sustenta a tese e não desmente outro.',
        ],
      ],
      hint: 'Depois de cada afirmação do rascunho, escreva na margem a pergunta que um leitor desconfiado faria.',
    },
    {
      name: 'Intervenção: a quinta competência',
      description: 'Proposta detalhada para o problema discutido, em respeito aos direitos humanos.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Parágrafo de conclusão'],
      subtopics: [
        [
          'Ação, agente, meio, efeito e detalhamento',
          'Os cinco elementos da proposta e as perguntas que os revelam.',
        ],
        [
          'Articulação com o problema discutido',
          'Medidas que respondem às causas apresentadas, com agentes que têm poder de agir.',
        ],
        [
          'Respeito aos direitos humanos',
          'Limites éticos da solução: nada de violência, discriminação ou censura.',
        ],
      ],
      hint: 'Responda por escrito a quem, o quê, como, para quê e com que detalhe antes de redigir a conclusão.',
    },
    {
      name: 'Eixos temáticos e problemas brasileiros',
      description: 'Assuntos amplos que se desdobram em temas de prova e pedem estudo prévio.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Tema e repertório: a segunda competência'],
      subtopics: [
        [
          'Educação, saúde e trabalho',
          'Acesso desigual a direitos sociais, seus dados principais e suas causas.',
        ],
        [
          'Grupos vulneráveis e cidadania',
          'Mulheres, pessoas idosas, negras, indígenas e com deficiência diante da lei e da realidade.',
        ],
        [
          'Tecnologia, cultura e meio ambiente',
          'Vida digital, memória, acesso à arte e crise climática como problemas públicos.',
        ],
      ],
      hint: 'Para cada eixo, reúna uma lei, um dado recente, uma obra e um fato histórico em meia página.',
    },
    {
      name: 'Dados, exemplos e citações',
      description: 'Informação confiável trazida para o texto com fonte, medida e comentário.',
      priority: 'baixa',
      weight: 2,
      level: 2,
      requires: ['Tema e repertório: a segunda competência'],
      subtopics: [
        [
          'Fontes confiáveis e números',
          'Institutos de pesquisa, leis e relatórios, citados sem inventar nem arredondar demais.',
        ],
        ['Citação direta e paráfrase', 'Verbos de dizer, aspas e atribuição correta da ideia ao autor.'],
      ],
      hint: 'Leia uma notícia do IBGE por semana e transforme um número dela em frase argumentativa.',
    },
    {
      name: 'Escolha de palavras e precisão',
      description: 'Vocabulário exato, sem exageros, lugares-comuns ou enfeites vazios.',
      priority: 'baixa',
      weight: 2,
      level: 2,
      requires: ['Frase clara e pontuação'],
      subtopics: [
        [
          'Palavras vagas e clichês',
          'Substituição de “coisa”, “sociedade atual” e frases feitas por termos exatos.',
        ],
        [
          'Sinônimos e campos de sentido',
          'Variação que respeita as nuances e o grau de formalidade do texto.',
        ],
      ],
      hint: 'Circule dez palavras genéricas de um texto antigo e troque cada uma por outra mais precisa.',
    },
    {
      name: 'Revisão e reescrita',
      description: 'Releituras com alvo definido e versões que de fato melhoram o texto.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Escrita formal: a primeira competência', 'Coesão: a quarta competência'],
      subtopics: [
        [
          'Revisão em camadas',
          'Primeiro as ideias, depois as ligações, por último a norma e a letra legível.',
        ],
        [
          'Reescrita a partir da correção',
          'Transformar cada comentário do avaliador em uma mudança concreta no texto.',
        ],
      ],
      hint: 'Guarde o rascunho por um dia e reescreva o parágrafo mais fraco antes de partir para outro tema.',
    },
    {
      name: 'Gêneros e situação de produção',
      description: 'Quem escreve, para quem, com que objetivo e onde o texto circula.',
      priority: 'média',
      weight: 2,
      level: 2,
      requires: ['Dissertação e outros tipos de texto'],
      subtopics: [
        [
          'Interlocutor, propósito e meio de circulação',
          'Perguntas que definem o tom, a extensão e a forma de qualquer gênero.',
        ],
        [
          'Máscara do autor nas propostas',
          'Escrever no papel pedido pela prova, como morador, estudante ou jornalista.',
        ],
      ],
      hint: 'Diante de cada proposta, preencha uma linha com autor, leitor, objetivo, meio e grau de formalidade.',
    },
    {
      name: 'Artigo de opinião e editorial',
      description: 'Gêneros jornalísticos em que uma pessoa ou um veículo toma posição.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Gêneros e situação de produção', 'Tipos de argumento'],
      subtopics: [
        [
          'Artigo assinado e voz do autor',
          'Título, posição pessoal, diálogo com o leitor e fecho de efeito.',
        ],
        [
          'Editorial e voz do veículo',
          'Opinião institucional, sem assinatura individual, sobre um fato da semana.',
        ],
      ],
      hint: 'Leia um artigo e um editorial sobre o mesmo fato e marque com cores a tese e os argumentos de cada um.',
    },
    {
      name: 'Contra-argumentação e falácias',
      description: 'Resposta honesta a posições contrárias e vigilância sobre raciocínios enganosos.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Seleção de argumentos: a terceira competência'],
      subtopics: [
        [
          'Concessão e refutação',
          'Reconhecer o que há de válido na objeção e mostrar por que a tese permanece.',
        ],
        ['Falácias mais comuns', 'Generalização apressada, ataque à pessoa, falsa causa e falso dilema.'],
      ],
      hint: 'Escreva o melhor argumento contra a sua tese e responda a ele em um parágrafo, sem caricatura.',
    },
    {
      name: 'Autoria e estilo',
      description: 'Escolhas de linguagem e de pensamento que tornam o texto reconhecível e vivo.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Seleção de argumentos: a terceira competência', 'Escolha de palavras e precisão'],
      subtopics: [
        [
          'Voz própria no texto impessoal',
          'Interpretação pessoal dos fatos sem recorrer à primeira pessoa nem a modelos prontos.',
        ],
        [
          'Ritmo, imagens e variação sintática',
          'Alternância de frases curtas e longas e figuras empregadas com medida.',
        ],
      ],
      hint: 'Imite o andamento de um parágrafo de um bom cronista e depois escreva outro sem modelo.',
    },
    {
      name: 'Coletânea e diálogo entre textos',
      description: 'Leitura articulada de textos de apoio variados, como pedem muitos vestibulares.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Leitura da proposta e dos textos de apoio', 'Dados, exemplos e citações'],
      subtopics: [
        [
          'Pontos de acordo e de conflito na coletânea',
          'Mapa das posições presentes em poemas, notícias, imagens e ensaios.',
        ],
        [
          'Intertextualidade a favor do texto',
          'Retomar, discordar ou ampliar o que outro autor disse, com referência clara.',
        ],
      ],
      hint: 'Resuma cada texto de apoio em uma frase e ligue os resumos com setas de acordo, oposição ou exemplo.',
    },
    {
      name: 'Dissertação de tema filosófico ou abstrato',
      description: 'Propostas como as da Fuvest e da Vunesp, em que a reflexão pesa mais que a solução.',
      priority: 'média',
      weight: 4,
      level: 3,
      requires: ['Tema e repertório: a segunda competência', 'Seleção de argumentos: a terceira competência'],
      subtopics: [
        [
          'Definição e problematização de conceitos',
          'Perguntar o que significam, no texto, palavras como liberdade, memória ou perdão.',
        ],
        ['Tema em forma de pergunta', 'Responder com posição clara e matizada, sem ficar em cima do muro.'],
        [
          'Conclusão reflexiva sem intervenção',
          'Encerrar pelo alcance da ideia, já que a prova não exige proposta de solução.',
        ],
      ],
      hint: 'Defina o conceito do tema com suas palavras, dê um exemplo e um caso-limite e só então escolha a tese.',
    },
    {
      name: 'Carta argumentativa e carta aberta',
      description: 'Argumentação dirigida a um leitor determinado, com marcas próprias do gênero.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Gêneros e situação de produção', 'Seleção de argumentos: a terceira competência'],
      subtopics: [
        [
          'Interlocução e formas de tratamento',
          'Vocativo, despedida e argumentos escolhidos para convencer aquele destinatário.',
        ],
        [
          'Reivindicação e denúncia em público',
          'Carta aberta e abaixo-assinado, com leitor coletivo e pedido explícito.',
        ],
      ],
      hint: 'Escreva ao diretor e aos colegas sobre o mesmo problema da escola e compare tom, provas e pedido.',
    },
    {
      name: 'Resumo e resenha crítica',
      description: 'Textos curtos que dependem de leitura fiel e, na resenha, de julgamento fundamentado.',
      priority: 'baixa',
      weight: 2,
      level: 3,
      requires: ['Gêneros e situação de produção', 'Dados, exemplos e citações'],
      subtopics: [
        [
          'Síntese fiel em palavras próprias',
          'Ideias essenciais, menção ao autor, nenhum acréscimo e nenhum trecho copiado.',
        ],
        [
          'Apreciação fundamentada de uma obra',
          'Apresentar, descrever e avaliar um livro ou filme com critérios declarados.',
        ],
      ],
      hint: 'Resuma um artigo em dez linhas, depois em cinco e depois em uma, sem perder a ideia central.',
    },
    {
      name: 'Crônica e relato',
      description: 'Gêneros em que a experiência narrada leva o leitor a pensar sobre o tema.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Gêneros e situação de produção', 'Escolha de palavras e precisão'],
      subtopics: [
        [
          'Cena, narrador e tempo na crônica',
          'Episódio pequeno do cotidiano contado com ponto de vista e desfecho significativo.',
        ],
        [
          'Relato pessoal, diário e depoimento',
          'Fatos vividos ou imaginados em primeira pessoa, a serviço do que a proposta pede.',
        ],
      ],
      hint: 'Conte em quinze linhas uma cena vista no ônibus ou na feira, sem explicar a moral da história.',
    },
    {
      name: 'Discurso, manifesto e fala pública',
      description: 'Textos escritos para serem ouvidos ou assinados por um grupo.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Gêneros e situação de produção', 'Contra-argumentação e falácias'],
      subtopics: [
        [
          'Discurso e roteiro de fala',
          'Saudação, repetição expressiva, frases de fôlego curto e apelo ao público.',
        ],
        ['Manifesto e convocação', 'Voz coletiva, diagnóstico do problema, princípios e chamado à ação.'],
      ],
      hint: 'Grave a leitura do seu texto e reescreva os trechos em que a voz tropeça ou o ouvinte se perderia.',
    },
    {
      name: 'Redação completa no tempo da prova',
      description: 'Texto inteiro, do plano à folha definitiva, com todas as competências em jogo.',
      priority: 'alta',
      weight: 4,
      level: 3,
      requires: [
        'Tema e repertório: a segunda competência',
        'Intervenção: a quinta competência',
        'Revisão e reescrita',
      ],
      subtopics: [
        [
          'Divisão do tempo de escrita',
          'Minutos reservados para ler, planejar, redigir, revisar e passar a limpo.',
        ],
        [
          'Passagem a limpo e apresentação',
          'Letra legível, margens, rasuras simples e limite de trinta linhas.',
        ],
        [
          'Escrita sob pressão e temas inesperados',
          'Estratégias para começar, destravar e manter o plano diante de um assunto pouco conhecido.',
        ],
      ],
      hint: 'Simule a prova com folha pautada e relógio e anote quanto durou cada etapa, para ajustar na próxima.',
    },
  ],
  resources: [
    {
      title: 'A redação do ENEM: cartilha do participante (Inep)',
      description: 'Explicação oficial de cada competência e textos de nota máxima comentados.',
      type: 'website',
      url: 'https://www.gov.br/inep/pt-br',
    },
    {
      title: 'Redação e Gramática Zica',
      description: 'Videoaulas bem-humoradas sobre estrutura, repertório e desvios da norma.',
      type: 'vídeo',
      url: 'https://www.youtube.com/results?search_query=reda%C3%A7%C3%A3o+e+gram%C3%A1tica+zica',
      level: 1,
    },
    {
      title: 'Escrever Melhor, de Dad Squarisi e Arlete Salvador',
      description: 'Guia prático para cortar excessos, acertar a frase e passar o texto a limpo.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Escrever+Melhor+Dad+Squarisi+Arlete+Salvador',
      level: 1,
    },
    {
      title: 'Lições de Texto, de Francisco Platão Savioli e José Luiz Fiorin',
      description: 'Lições que unem leitura e escrita, com atividades sobre os mecanismos do texto.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Li%C3%A7%C3%B5es+de+Texto+Plat%C3%A3o+Savioli+Fiorin',
      level: 2,
    },
    {
      title: 'Débora Aladim: redação',
      description: 'Vídeos sobre planejamento, repertório e correção de textos para o ENEM.',
      type: 'vídeo',
      url: 'https://www.youtube.com/results?search_query=d%C3%A9bora+aladim+reda%C3%A7%C3%A3o',
    },
    {
      title: 'Banco de redações do Brasil Escola',
      description: 'Propostas de tema e textos de estudantes com comentários de correção.',
      type: 'website',
      url: 'https://www.google.com/search?q=banco+de+reda%C3%A7%C3%B5es+Brasil+Escola',
      level: 2,
    },
    {
      title: 'Agência de Notícias do IBGE',
      description: 'Reportagens com dados confiáveis sobre população, trabalho, renda e educação.',
      type: 'artigo',
      url: 'https://agenciadenoticias.ibge.gov.br',
    },
    {
      title: 'Comvest: provas comentadas da Unicamp',
      description: 'Propostas de vários gêneros e explicação do que a banca espera em cada uma.',
      type: 'website',
      url: 'https://www.comvest.unicamp.br',
      level: 3,
    },
    {
      title: 'Fuvest: provas anteriores',
      description: 'Propostas de redação do vestibular da USP e manuais com os critérios de avaliação.',
      type: 'website',
      url: 'https://www.fuvest.br',
      level: 3,
    },
    {
      title: 'A Arte de Argumentar, de Antônio Suárez Abreu',
      description: 'Leitura breve sobre convencer e persuadir com ética e bons argumentos.',
      type: 'livro',
      url: 'https://www.google.com/search?q=A+Arte+de+Argumentar+Ant%C3%B4nio+Su%C3%A1rez+Abreu',
      level: 3,
    },
  ],
  evaluationMethods: [
    {
      name: 'Redação corrigida e reescrita',
      description:
        'Um texto completo, avaliado nas cinco competências, com segunda versão depois dos comentários.',
      frequency: 'Semanal',
    },
    {
      name: 'Plano em dez minutos',
      description:
        'Para dois temas inéditos, escrever tese, dois argumentos, repertório e solução, sem redigir o texto.',
      frequency: 'Semanal',
    },
    {
      name: 'Troca de textos com colegas',
      description:
        'Corrigir a redação de outra pessoa pela cartilha oficial e justificar a nota de cada critério.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Simulado com folha oficial',
      description:
        'Proposta de prova anterior, à mão e no tempo previsto, com registro da duração de cada etapa.',
      frequency: 'Mensal',
    },
  ],
} satisfies Curriculum;
