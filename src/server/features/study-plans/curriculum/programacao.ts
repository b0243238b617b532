import type { Curriculum } from './curriculum.ts';

export const programacao = {
  subject: 'Programação',
  aliases: [
    'programação de computadores',
    'lógica de programação',
    'linguagem de programação',
    'desenvolvimento web',
    'desenvolvimento de software',
    'engenharia de software',
    'aprender a programar',
    'python',
    'javascript',
    'typescript',
    'java',
    'full stack',
  ],
  areas: {
    'lógica de programação': [
      'Pensamento computacional',
      'Variáveis, tipos e operadores',
      'Condicionais e lógica booleana',
      'Laços de repetição',
      'Funções e escopo',
      'Listas e dicionários',
    ],
    algoritmos: [
      'Pensamento computacional',
      'Recursão',
      'Busca e ordenação',
      'Complexidade de algoritmos',
      'Árvores, grafos e tabelas hash',
    ],
    'estrutura de dados': [
      'Listas e dicionários',
      'Pilhas, filas e listas ligadas',
      'Árvores, grafos e tabelas hash',
    ],
    'orientação a objetos': ['Orientação a objetos', 'Arquitetura e padrões de projeto'],
    git: ['Git e GitHub'],
    html: ['HTML semântico e CSS'],
    css: ['HTML semântico e CSS'],
    'front-end': ['HTML semântico e CSS', 'JavaScript no navegador', 'Interfaces com componentes e estado'],
    frontend: ['HTML semântico e CSS', 'JavaScript no navegador', 'Interfaces com componentes e estado'],
    'back-end': [
      'Modelagem de dados e SQL',
      'APIs e aplicações no servidor',
      'Autenticação e controle de acesso',
      'Índices, transações e bancos NoSQL',
    ],
    backend: [
      'Modelagem de dados e SQL',
      'APIs e aplicações no servidor',
      'Autenticação e controle de acesso',
      'Índices, transações e bancos NoSQL',
    ],
    sql: ['Modelagem de dados e SQL', 'Índices, transações e bancos NoSQL'],
    'banco de dados': ['Modelagem de dados e SQL', 'Índices, transações e bancos NoSQL'],
    api: ['APIs e aplicações no servidor'],
    'desenvolvimento web': [
      'Como a web funciona',
      'HTML semântico e CSS',
      'JavaScript no navegador',
      'Modelagem de dados e SQL',
      'APIs e aplicações no servidor',
      'Interfaces com componentes e estado',
      'Deploy, contêineres e nuvem',
    ],
    'carreira em programação': ['Projeto completo e portfólio', 'Processo seletivo e primeira vaga'],
  },
  topics: [
    {
      name: 'Pensamento computacional',
      description:
        'Transformar um problema do cotidiano em passos claros que uma máquina possa seguir sem adivinhar nada.',
      priority: 'média',
      weight: 2,
      level: 1,
      subtopics: [
        [
          'Decomposição e reconhecimento de padrões',
          'Quebrar um problema grande em partes pequenas e notar o que se repete entre elas.',
        ],
        [
          'Pseudocódigo e fluxogramas',
          'Escrever um algoritmo em português estruturado ou em desenho antes de pensar em sintaxe.',
        ],
      ],
      hint: 'Escreva os passos de uma receita e peça a alguém que os siga ao pé da letra, sem completar lacunas.',
    },
    {
      name: 'Ambiente, editor e terminal',
      description:
        'Preparar o computador para programar: linguagem instalada, editor configurado e comandos do terminal.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Pensamento computacional'],
      subtopics: [
        [
          'Linguagem, editor e primeiro programa',
          'Instalar o interpretador ou compilador, executar um arquivo e entender o que acontece nesse instante.',
        ],
        [
          'Comandos essenciais do terminal',
          'Navegar entre pastas, criar e mover arquivos e ler a ajuda de um comando.',
        ],
        [
          'Pacotes e ambientes isolados',
          'Instalar bibliotecas por projeto, sem misturar versões, com um gerenciador de pacotes.',
        ],
      ],
      hint: 'Passe um dia sem usar o gerenciador de arquivos: crie, mova e apague pastas só pelo terminal.',
    },
    {
      name: 'Variáveis, tipos e operadores',
      description: 'Guardar valores, reconhecer de que tipo são e combiná-los em expressões.',
      priority: 'alta',
      weight: 2,
      level: 1,
      requires: ['Ambiente, editor e terminal'],
      subtopics: [
        [
          'Variáveis, constantes e tipos',
          'Nomes que apontam para números, textos e valores lógicos, e a conversão entre eles.',
        ],
        [
          'Expressões e precedência',
          'Operações aritméticas, divisão inteira, resto e a ordem em que tudo é calculado.',
        ],
        [
          'Textos, entrada e saída',
          'Ler o que a pessoa digita, juntar e formatar textos e mostrar o resultado.',
        ],
      ],
      hint: 'Antes de executar cada linha, anote o valor e o tipo que espera ver; depois confira.',
    },
    {
      name: 'Condicionais e lógica booleana',
      description: 'Fazer o programa decidir entre caminhos com comparações e operadores lógicos.',
      priority: 'alta',
      weight: 2,
      level: 1,
      requires: ['Variáveis, tipos e operadores'],
      subtopics: [
        [
          'Comparações e operadores lógicos',
          'Igualdade, ordem e as combinações com e, ou e não, resumidas em tabelas-verdade.',
        ],
        [
          'Decisões encadeadas e aninhadas',
          'Organizar vários casos sem esquecer nenhum e sem empilhar condições desnecessárias.',
        ],
      ],
      hint: 'Liste os valores de fronteira de cada condição, como 17, 18 e 19, e teste todos.',
    },
    {
      name: 'Laços de repetição',
      description: 'Repetir instruções por contagem ou enquanto uma condição valer, sabendo quando parar.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Condicionais e lógica booleana'],
      subtopics: [
        [
          'Repetição contada e repetição condicional',
          'Quando usar “for”, quando usar “while” e como evitar o laço infinito.',
        ],
        [
          'Contadores, acumuladores e sinalizadores',
          'As variáveis auxiliares que somam, contam e avisam que algo foi encontrado.',
        ],
        [
          'Laços dentro de laços',
          'Tabelas, desenhos com caracteres e o custo de repetir dentro da repetição.',
        ],
      ],
      hint: 'Faça o teste de mesa no papel: uma coluna para cada variável e uma linha para cada volta.',
    },
    {
      name: 'Funções e escopo',
      description:
        'Dar nome a um trecho de código, receber parâmetros, devolver resultados e isolar variáveis.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Laços de repetição'],
      subtopics: [
        [
          'Parâmetros e valor de retorno',
          'O que entra e o que sai de uma função, e por que retornar é diferente de imprimir.',
        ],
        [
          'Escopo e efeitos colaterais',
          'Onde cada variável existe e o cuidado com funções que alteram o que está fora delas.',
        ],
        ['Módulos e reaproveitamento', 'Separar funções em arquivos e importar as da biblioteca padrão.'],
      ],
      hint: 'Pegue um programa antigo de cinquenta linhas e reescreva-o só com funções de até dez.',
    },
    {
      name: 'Listas e dicionários',
      description: 'Guardar coleções de valores por posição ou por chave e percorrê-las com segurança.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Funções e escopo'],
      subtopics: [
        [
          'Listas, índices e fatias',
          'Acessar, inserir, remover e percorrer elementos sem ultrapassar os limites.',
        ],
        [
          'Dicionários, conjuntos e tuplas',
          'Buscar por chave, eliminar repetidos e agrupar valores que não mudam.',
        ],
        [
          'Filtrar, transformar e resumir coleções',
          'Os três gestos que resolvem a maioria das tarefas com dados em memória.',
        ],
      ],
      hint: 'Resolva a contagem de palavras de um texto primeiro só com listas e depois com dicionário; compare.',
    },
    {
      name: 'Depuração e tratamento de erros',
      description:
        'Encontrar a causa de uma falha com método e preparar o programa para o que pode dar errado.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Funções e escopo'],
      subtopics: [
        [
          'Mensagens de erro e uso do depurador',
          'Ler a pilha de chamadas, pôr pontos de parada e observar as variáveis a cada passo.',
        ],
        [
          'Exceções e validação de entradas',
          'Distinguir o erro de quem programou do dado inválido e responder bem a cada um.',
        ],
      ],
      hint: 'Diante de um erro, escreva uma hipótese e o teste que a derrubaria antes de mudar qualquer linha.',
    },
    {
      name: 'Git e GitHub',
      description: 'Registrar a história do código, trabalhar em ramos e colaborar por repositórios remotos.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Ambiente, editor e terminal'],
      subtopics: [
        [
          'Repositório, área de preparo e commits',
          'Escolher o que entra em cada registro e escrever mensagens que expliquem o porquê.',
        ],
        ['Ramos, fusões e conflitos', 'Desenvolver em paralelo e resolver com calma as linhas disputadas.'],
        [
          'Repositórios remotos e pull requests',
          'Enviar, receber, propor mudanças e participar da revisão de código.',
        ],
      ],
      hint: 'Provoque um conflito de propósito em um repositório de treino e resolva-o até fazê-lo sem susto.',
    },
    {
      name: 'Como a web funciona',
      description: 'O caminho entre digitar um endereço e ver a página: navegador, DNS, servidor e HTTP.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Ambiente, editor e terminal'],
      subtopics: [
        [
          'Cliente, servidor e endereços',
          'Quem pede, quem responde, como um nome vira endereço IP e o que há em uma URL.',
        ],
        [
          'Requisições e respostas HTTP',
          'Métodos, códigos de estado, cabeçalhos, cookies e o papel do HTTPS.',
        ],
      ],
      hint: 'Abra a aba de rede do navegador em um site conhecido e explique cinco requisições da lista.',
    },
    {
      name: 'HTML semântico e CSS',
      description:
        'Estruturar o conteúdo de uma página com significado e cuidar da aparência em qualquer tela.',
      priority: 'média',
      weight: 3,
      level: 1,
      requires: ['Como a web funciona'],
      subtopics: [
        [
          'Estrutura, formulários e acessibilidade',
          'Escolher o elemento pelo significado, rotular campos e permitir navegação pelo teclado.',
        ],
        [
          'Seletores, cascata e modelo de caixa',
          'Por que uma regra vence a outra e como se somam margem, borda e preenchimento.',
        ],
        [
          'Leiautes flexíveis e responsivos',
          'Flexbox, grid e consultas de mídia, do celular para a tela grande.',
        ],
      ],
      hint: 'Recrie de memória uma página simples que você usa e percorra o resultado só com a tecla Tab.',
    },
    {
      name: 'Arquivos e formatos de dados',
      description: 'Ler e gravar dados fora do programa em texto, CSV e JSON, com a codificação certa.',
      priority: 'baixa',
      weight: 2,
      level: 2,
      requires: ['Listas e dicionários', 'Depuração e tratamento de erros'],
      subtopics: [
        [
          'Leitura e escrita de arquivos',
          'Abrir, percorrer e fechar arquivos, com caminhos relativos e codificação UTF-8.',
        ],
        [
          'Dados em CSV e JSON',
          'Converter tabelas e objetos em texto e de volta, desconfiando do que vem de fora.',
        ],
      ],
      hint: 'Baixe uma planilha de dados abertos do governo e responda a três perguntas com um programa seu.',
    },
    {
      name: 'Orientação a objetos',
      description: 'Reunir dados e comportamentos em classes que se protegem e colaboram entre si.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Listas e dicionários'],
      subtopics: [
        [
          'Classes, objetos e encapsulamento',
          'Molde e exemplar, atributos e métodos, e o que deve ficar escondido.',
        ],
        [
          'Herança, composição e polimorfismo',
          'Quando um objeto é um caso de outro e quando apenas o usa; prefira a segunda opção na dúvida.',
        ],
      ],
      hint: 'Modele uma biblioteca com livros, leitores e empréstimos e justifique a responsabilidade de cada classe.',
    },
    {
      name: 'Código limpo e refatoração',
      description: 'Melhorar a forma do código sem mudar o que ele faz, para que outra pessoa o entenda.',
      priority: 'média',
      weight: 2,
      level: 2,
      requires: ['Funções e escopo', 'Git e GitHub'],
      subtopics: [
        [
          'Nomes, funções curtas e comentários úteis',
          'Código que se lê como prosa e comentários que dizem o motivo, não o óbvio.',
        ],
        [
          'Duplicação, sinais de alerta e pequenos passos',
          'Reconhecer trechos que pedem reforma e mudá-los aos poucos, com o programa sempre funcionando.',
        ],
      ],
      hint: 'Releia um código seu de um mês atrás e faça cinco melhorias, uma por commit.',
    },
    {
      name: 'Recursão',
      description:
        'Resolver um problema por meio de versões menores dele mesmo, até um caso que se responde direto.',
      priority: 'baixa',
      weight: 3,
      level: 2,
      requires: ['Listas e dicionários'],
      subtopics: [
        [
          'Caso-base e passo recursivo',
          'Garantir que cada chamada aproxime do fim e acompanhar a pilha de chamadas.',
        ],
        [
          'Divisão e conquista',
          'Partir a entrada, resolver as partes e juntar as respostas, com ou sem memorização.',
        ],
      ],
      hint: 'Desenhe a árvore de chamadas de Fibonacci para cinco e conte quantas vezes cada valor se repete.',
    },
    {
      name: 'Busca e ordenação',
      description:
        'Algoritmos clássicos para encontrar e ordenar elementos e os critérios para escolher entre eles.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Recursão'],
      subtopics: [
        [
          'Busca linear e busca binária',
          'Por que uma lista ordenada permite descartar metade do que resta a cada passo.',
        ],
        [
          'Ordenações simples e eficientes',
          'Da seleção e da inserção ao merge sort e ao quicksort, com estabilidade e pior caso.',
        ],
      ],
      hint: 'Ordene um baralho com as mãos seguindo cada algoritmo e conte as comparações.',
    },
    {
      name: 'Complexidade de algoritmos',
      description: 'Estimar como tempo e memória crescem com o tamanho da entrada, usando a notação O.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Busca e ordenação'],
      subtopics: [
        [
          'Notação O e classes de crescimento',
          'Constante, logarítmica, linear, quadrática e exponencial comparadas com números.',
        ],
        [
          'Análise de laços e chamadas recursivas',
          'Ler um trecho de código e dizer o custo no melhor e no pior caso.',
        ],
      ],
      hint: 'Meça o tempo de uma função com mil, dez mil e cem mil itens e veja se a curva confirma a sua previsão.',
    },
    {
      name: 'Pilhas, filas e listas ligadas',
      description:
        'Estruturas lineares que controlam por onde os dados entram e saem, com o custo de cada operação.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Orientação a objetos', 'Complexidade de algoritmos'],
      subtopics: [
        [
          'Pilhas e filas em uso',
          'Desfazer ações, conferir parênteses e atender pedidos por ordem de chegada.',
        ],
        [
          'Nós, ponteiros e listas ligadas',
          'Inserir e remover trocando referências e comparar o custo com o de um vetor.',
        ],
      ],
      hint: 'Implemente cada estrutura do zero uma única vez, com desenho de caixas e setas ao lado do código.',
    },
    {
      name: 'JavaScript no navegador',
      description: 'Reagir a cliques, alterar a página e buscar dados sem recarregá-la.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['HTML semântico e CSS', 'Listas e dicionários'],
      subtopics: [
        [
          'Árvore de elementos e eventos',
          'Selecionar, criar e mudar elementos do DOM e responder ao que a pessoa faz.',
        ],
        [
          'Promessas e busca de dados',
          'Pedir informações a um servidor, esperar a resposta e tratar lentidão e falha.',
        ],
      ],
      hint: 'Construa uma lista de tarefas que sobreviva ao recarregar da página, sem nenhuma biblioteca.',
    },
    {
      name: 'Modelagem de dados e SQL',
      description: 'Representar o mundo em tabelas relacionadas e consultá-las com precisão.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Listas e dicionários'],
      subtopics: [
        [
          'Tabelas, chaves e relacionamentos',
          'Entidades, chave primária e estrangeira, e como a normalização evita repetições.',
        ],
        [
          'Consultas, filtros e junções',
          'Selecionar linhas, combinar tabelas e saber o que cada tipo de junção deixa de fora.',
        ],
        [
          'Agrupamentos e alterações seguras',
          'Totais por grupo, inserções, atualizações e exclusões sempre com a condição conferida.',
        ],
      ],
      hint: 'Antes de escrever a consulta, diga em uma frase o que representa cada linha do resultado.',
    },
    {
      name: 'APIs e aplicações no servidor',
      description: 'Receber requisições, aplicar regras, gravar dados e responder em um formato combinado.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Como a web funciona', 'Modelagem de dados e SQL'],
      subtopics: [
        [
          'Rotas, recursos e estilo REST',
          'Nomear recursos, escolher método e código de estado e paginar respostas longas.',
        ],
        [
          'Camadas, validação e acesso ao banco',
          'Separar rota, regra e persistência e conferir tudo o que chega de fora.',
        ],
        [
          'Consumo e documentação de APIs',
          'Ler um contrato OpenAPI, testar chamadas e lidar com limites e chaves de acesso.',
        ],
      ],
      hint: 'Escreva primeiro o contrato, com exemplos de pedido e resposta, e só depois o código que o cumpre.',
    },
    {
      name: 'Testes automatizados',
      description:
        'Escrever código que confere o código e permite mudar sem medo de quebrar o que funcionava.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Código limpo e refatoração', 'Depuração e tratamento de erros'],
      subtopics: [
        [
          'Testes unitários e casos de borda',
          'Preparar, agir e conferir, com vazio, zero, limite e entrada inválida.',
        ],
        [
          'Testes de integração e dublês',
          'Verificar as partes juntas e substituir com critério o que é lento ou externo.',
        ],
        [
          'Desenvolvimento guiado por testes',
          'O ciclo de falhar, passar e melhorar, e quando ele ajuda a projetar.',
        ],
      ],
      hint: 'A cada defeito encontrado, escreva o teste que o reproduz antes de corrigi-lo.',
    },
    {
      name: 'Interfaces com componentes e estado',
      description: 'Construir telas a partir de peças reutilizáveis que se redesenham quando os dados mudam.',
      priority: 'baixa',
      weight: 4,
      level: 3,
      requires: ['JavaScript no navegador', 'APIs e aplicações no servidor'],
      subtopics: [
        [
          'Componentes, propriedades e estado',
          'Dividir a tela, decidir onde cada dado vive e fazê-lo descer até quem o mostra.',
        ],
        [
          'Rotas, formulários e dados remotos',
          'Navegar sem recarregar e tratar carregamento, vazio, erro e sucesso.',
        ],
      ],
      hint: 'Antes de abrir o editor, contorne os componentes em uma captura de tela e anote o estado de cada um.',
    },
    {
      name: 'Autenticação e controle de acesso',
      description: 'Saber quem é a pessoa, manter a sessão e permitir somente o que cabe a ela.',
      priority: 'alta',
      weight: 3,
      level: 3,
      requires: ['APIs e aplicações no servidor'],
      subtopics: [
        [
          'Senhas, sessões e tokens',
          'Guardar senhas com hash lento e sal, e comparar cookies de sessão com JWT.',
        ],
        [
          'Permissões e entrada por terceiros',
          'Papéis, verificação do dono de cada recurso e a ideia por trás do OAuth 2.0.',
        ],
      ],
      hint: 'Com duas contas de teste, tente ler os dados de uma usando a sessão da outra.',
    },
    {
      name: 'Segurança de aplicações',
      description: 'Reconhecer as falhas mais exploradas, preveni-las no projeto e respeitar dados pessoais.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Autenticação e controle de acesso', 'JavaScript no navegador'],
      subtopics: [
        [
          'Injeção, XSS e CSRF',
          'Como uma entrada vira comando e as defesas: consultas parametrizadas, escape e tokens.',
        ],
        [
          'Segredos, dependências e registros',
          'Chaves fora do código, bibliotecas atualizadas e logs sem informação sensível.',
        ],
        [
          'Dados pessoais e LGPD',
          'Finalidade, coleta mínima e direitos do titular na Lei nº 13.709, de 2018.',
        ],
      ],
      hint: 'Ataque apenas aplicações feitas para treino ou suas, e escreva ao lado de cada ataque a linha que o impediria.',
    },
    {
      name: 'Árvores, grafos e tabelas hash',
      description:
        'Estruturas que representam hierarquias e redes ou que buscam por chave em tempo quase constante.',
      priority: 'baixa',
      weight: 4,
      level: 3,
      requires: ['Pilhas, filas e listas ligadas'],
      subtopics: [
        [
          'Árvores de busca e heaps',
          'Percursos, balanceamento e filas de prioridade, com o custo de cada operação.',
        ],
        [
          'Grafos e caminhos mínimos',
          'Representações, busca em largura e em profundidade e o algoritmo de Dijkstra.',
        ],
        [
          'Funções de espalhamento e colisões',
          'O que faz um dicionário ser rápido e o que acontece quando duas chaves coincidem.',
        ],
      ],
      hint: 'Represente o mapa de ônibus ou metrô da sua cidade como grafo e calcule um trajeto nele.',
    },
    {
      name: 'Índices, transações e bancos NoSQL',
      description:
        'O que mantém um banco rápido e coerente e quando outro modelo de armazenamento serve melhor.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Modelagem de dados e SQL', 'Complexidade de algoritmos'],
      subtopics: [
        [
          'Índices e planos de execução',
          'Por que uma consulta ficou lenta e qual índice a ajuda sem pesar nas gravações.',
        ],
        [
          'Transações e níveis de isolamento',
          'As garantias ACID e o que pode dar errado quando duas pessoas gravam ao mesmo tempo.',
        ],
        [
          'Documentos, chave-valor e cache',
          'Usos de bancos não relacionais e o preço de manter cópias atualizadas.',
        ],
      ],
      hint: 'Gere um milhão de linhas, leia o plano da consulta antes e depois de criar o índice e anote a diferença.',
    },
    {
      name: 'Concorrência e código assíncrono',
      description: 'Cuidar de várias tarefas ao mesmo tempo sem corromper dados nem travar o programa.',
      priority: 'baixa',
      weight: 4,
      level: 3,
      requires: ['APIs e aplicações no servidor'],
      subtopics: [
        [
          'Processos, threads e laço de eventos',
          'Diferença entre paralelismo e concorrência e o que cada linguagem oferece.',
        ],
        [
          'Condições de corrida, travas e mensagens',
          'Reproduzir o defeito que só aparece às vezes e escolher entre travar e enfileirar.',
        ],
      ],
      hint: 'Escreva um contador compartilhado que erra de propósito e corrija-o de duas maneiras.',
    },
    {
      name: 'Arquitetura e padrões de projeto',
      description: 'Organizar um sistema em partes com limites claros e reconhecer soluções já testadas.',
      priority: 'baixa',
      weight: 4,
      level: 3,
      requires: ['Orientação a objetos', 'Testes automatizados'],
      subtopics: [
        [
          'Acoplamento, coesão e princípios SOLID',
          'Critérios para decidir onde cortar o código e para onde apontam as dependências.',
        ],
        [
          'Padrões mais encontrados',
          'Estratégia, fábrica, adaptador e observador, com o problema que cada um resolve.',
        ],
        [
          'Monólito, serviços e mensageria',
          'Ganhos e custos de separar um sistema e por que quase todo projeto começa inteiro.',
        ],
      ],
      hint: 'Desenhe em uma página as partes de um projeto aberto que você usa e as setas de dependência entre elas.',
    },
    {
      name: 'Deploy, contêineres e nuvem',
      description: 'Levar o código da sua máquina para o ar de modo repetível, observável e reversível.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['APIs e aplicações no servidor', 'Testes automatizados'],
      subtopics: [
        [
          'Contêineres com Docker',
          'Imagem, contêiner, volume e rede, para que o programa rode igual em todo lugar.',
        ],
        [
          'Integração e entrega contínuas',
          'Testar e publicar a cada mudança, com configuração por ambiente e volta rápida.',
        ],
        [
          'Hospedagem, métricas e alertas',
          'Escolher onde rodar, acompanhar erros e lentidão e saber da queda antes dos usuários.',
        ],
      ],
      hint: 'Publique cedo uma página que diga só “estou no ar” e faça cada avanço chegar lá automaticamente.',
    },
    {
      name: 'Projeto completo e portfólio',
      description: 'Um sistema pequeno e útil, do levantamento à publicação, apresentado com clareza.',
      priority: 'alta',
      weight: 5,
      level: 3,
      requires: ['Deploy, contêineres e nuvem', 'Segurança de aplicações'],
      subtopics: [
        [
          'Levantamento, escopo e entregas curtas',
          'Conversar com quem vai usar, cortar o supérfluo e planejar ciclos semanais com quadro de tarefas.',
        ],
        [
          'Construção com testes e revisão',
          'Implementar por fatias que funcionam de ponta a ponta e pedir leitura crítica a colegas.',
        ],
        [
          'Apresentação do repositório',
          'Escrever um README com problema, decisões, como executar e o que faltou.',
        ],
      ],
      hint: 'Resolva um incômodo real de alguém próximo e só chame de pronto depois que a pessoa usar sozinha.',
    },
    {
      name: 'Processo seletivo e primeira vaga',
      description: 'Mostrar o que sabe em currículo, desafio técnico e conversa, e começar bem na equipe.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Projeto completo e portfólio'],
      subtopics: [
        [
          'Currículo, perfil e candidaturas',
          'Uma página com projetos e resultados, perfil profissional coerente e leitura crítica dos anúncios.',
        ],
        [
          'Desafios e conversas técnicas',
          'Pensar em voz alta, fazer perguntas antes de programar e explicar escolhas.',
        ],
        [
          'Rotina de equipe e métodos ágeis',
          'Scrum e kanban na prática, estimativas, revisão de código e o hábito de pedir ajuda cedo.',
        ],
      ],
      hint: 'Grave uma simulação em que resolve um desafio de 40 minutos falando o tempo todo e assista com um colega.',
    },
  ],
  resources: [
    {
      title: 'MDN Web Docs em português',
      description: 'Referência confiável de HTML, CSS, JavaScript e HTTP, com guias para quem começa.',
      type: 'website',
      url: 'https://developer.mozilla.org/pt-BR/',
    },
    {
      title: 'Curso em Vídeo, de Gustavo Guanabara',
      description: 'Aulas gratuitas de algoritmos, Python, HTML, Git e bancos de dados, com exercícios.',
      type: 'curso',
      url: 'https://www.cursoemvideo.com',
      level: 1,
    },
    {
      title: 'Entendendo Algoritmos, de Aditya Y. Bhargava',
      description: 'Busca, ordenação, grafos e recursão explicados com desenhos e exemplos em Python.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Entendendo+Algoritmos+Aditya+Bhargava',
    },
    {
      title: 'Introdução à Programação com Python, de Nilo Ney Coutinho Menezes',
      description: 'Da primeira variável aos bancos de dados, com muitos exercícios para iniciantes.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Introdu%C3%A7%C3%A3o+%C3%A0+Programa%C3%A7%C3%A3o+com+Python+Nilo+Ney+Coutinho+Menezes',
      level: 1,
    },
    {
      title: 'Pro Git, de Scott Chacon e Ben Straub',
      description: 'Livro gratuito no site oficial do Git, do primeiro commit aos bastidores da ferramenta.',
      type: 'livro',
      url: 'https://git-scm.com/book/pt-br/v2',
    },
    {
      title: 'freeCodeCamp',
      description: 'Trilhas gratuitas de desenvolvimento web com desafios corrigidos no próprio navegador.',
      type: 'curso',
      url: 'https://www.freecodecamp.org',
      level: 2,
    },
    {
      title: 'Documentação do Python em português',
      description:
        'Tutorial oficial e referência da biblioteca padrão, úteis mesmo a quem usa outra linguagem.',
      type: 'website',
      url: 'https://docs.python.org/pt-br/3/',
    },
    {
      title: 'Código Limpo, de Robert C. Martin',
      description: 'Nomes, funções e refatoração em exemplos comentados; leia com espírito crítico.',
      type: 'livro',
      url: 'https://www.google.com/search?q=C%C3%B3digo+Limpo+Robert+C+Martin',
      level: 2,
    },
    {
      title: 'OWASP Top 10',
      description: 'As falhas de segurança mais graves em aplicações web, com prevenção e exemplos.',
      type: 'artigo',
      url: 'https://owasp.org',
      level: 3,
    },
    {
      title: 'Fabio Akita',
      description: 'Vídeos longos sobre sistemas, redes, carreira e a história por trás das ferramentas.',
      type: 'vídeo',
      url: 'https://www.youtube.com/results?search_query=fabio+akita',
      level: 3,
    },
  ],
  evaluationMethods: [
    {
      name: 'Desafio sem consulta',
      description:
        'Dois problemas curtos em 60 minutos, com teste de mesa no papel antes de executar o programa.',
      frequency: 'Semanal',
    },
    {
      name: 'Entrega de projeto',
      description:
        'Uma funcionalidade completa no repositório, com testes, mensagens de commit claras e README atualizado.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Revisão de código',
      description:
        'Ler um código alheio ou antigo, apontar três melhorias com justificativa e aplicar uma delas.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Explicação técnica',
      description:
        'Apresentar em dez minutos como funciona uma parte do projeto e responder a perguntas sobre as escolhas.',
      frequency: 'Mensal',
    },
  ],
} satisfies Curriculum;
