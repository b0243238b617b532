import type { DemoReviews } from './demo-review.ts';

/** On examinations, law, business, technology and health. */
export const careerReviews: readonly DemoReviews[] = [
  {
    listing: 'Enem em 16 semanas para quem trabalha',
    reviews: [
      [2, 5, 'Feito para a vida real: sexta livre e sábado de manhã.'],
      [3, 5, 'As áreas se alternam e nada fica esquecido.'],
      [5, 4, 'Cumpri uns oitenta por cento e já valeu.'],
      [6, 4, null],
      [7, 5, 'A última semana só de revisão tira um peso.'],
      [8, 3, 'Para quem começa do zero em exatas, é rápido.'],
      [9, 5, null],
      [10, 4, 'Troquei a quinta por domingo sem problema.'],
      [11, 5, 'O mais equilibrado que encontrei para o Enem.'],
    ],
  },
  {
    listing: 'Física, química e biologia do Enem para quem é de humanas',
    reviews: [
      [3, 5, 'Explica o porquê antes da conta.'],
      [4, 4, null],
      [9, 4, 'Circuitos com a fatura de casa foi ótimo.'],
      [12, 5, null],
    ],
  },
  {
    listing: 'Fuvest completa: primeira e segunda fase',
    reviews: [
      [2, 5, 'Leituras no mesmo ritmo das matérias: não acumulou nada.'],
      [4, 4, 'Exige tempo integral, como avisa.'],
      [5, 5, null],
      [8, 5, 'As respostas escritas desde o começo fizeram diferença.'],
      [10, 4, null],
      [13, 3, 'Bom, mas não coube com escola de manhã.'],
    ],
  },
  {
    listing: 'Vestibular do começo: três meses de base',
    reviews: [
      [3, 4, 'Deu rumo ao meu primeiro ano de cursinho.'],
      [6, 4, null],
      [11, 5, 'Sem correr e sem pular nada.'],
    ],
  },
  {
    listing: 'Meu primeiro concurso: do edital à prova',
    reviews: [
      [2, 5, 'Aprendi a ler edital antes de comprar apostila.'],
      [4, 4, 'Questões desde o segundo dia: assusta e funciona.'],
      [5, 5, null],
      [6, 4, null],
      [7, 4, 'Informática podia ser mais atual.'],
      [9, 5, 'Doze semanas com uma hora por noite. Cumpri inteiro.'],
      [13, 5, null],
    ],
  },
  {
    listing: 'Português e raciocínio lógico para bancas exigentes',
    reviews: [
      [3, 4, 'Intercalar as duas matérias cansa menos.'],
      [8, 5, 'Diagramas lógicos finalmente claros.'],
      [10, 4, null],
      [12, 3, 'Reescrita de trechos merecia mais exemplos.'],
    ],
  },
  {
    listing: 'Licitações, orçamento e gestão pública para analista',
    reviews: [
      [4, 4, 'Lei seca pela manhã é um bom hábito.'],
      [9, 4, null],
    ],
  },
  {
    listing: 'OAB primeira fase com calma',
    reviews: [
      [2, 5, 'Começar por ética garante pontos cedo.'],
      [3, 4, null],
      [5, 5, 'Catorze semanas sem desespero, e sobra tempo para revisar.'],
      [6, 4, 'Empresarial ficou de fora; completei por conta própria.'],
      [7, 5, null],
      [10, 4, null],
      [11, 3, 'A peça da segunda fase não precisava estar aqui.'],
      [12, 5, 'Equilibra bem as matérias pelo peso.'],
    ],
  },
  {
    listing: 'Segunda fase trabalhista: peça e questões',
    reviews: [
      [5, 4, 'Chegar à peça com o processo revisto é o segredo.'],
      [10, 3, 'As primeiras atividades são de teoria geral; eu iria direto à peça.'],
      [13, 4, null],
    ],
  },
  {
    listing: 'Direito Constitucional para tribunais',
    reviews: [
      [2, 5, 'Remédios constitucionais sem confusão.'],
      [4, 4, null],
      [6, 5, 'Controle de constitucionalidade muito bem dividido.'],
      [9, 5, null],
      [10, 4, 'Complementei com informativos.'],
      [11, 5, 'Uma hora por noite e rendeu.'],
    ],
  },
  {
    listing: 'Direito Civil: da pessoa à herança',
    reviews: [
      [3, 4, 'Seguir a vida de alguém ajuda a lembrar a ordem do Código.'],
      [5, 5, null],
      [12, 4, 'Contratos mereciam mais uma semana.'],
    ],
  },
  {
    listing: 'Teoria do crime, degrau por degrau',
    reviews: [
      [4, 5, 'Os pares de casos são excelentes.'],
      [7, 4, null],
      [8, 4, 'Concurso de pessoas ficou corrido.'],
      [13, 5, null],
    ],
  },
  {
    listing: 'Direito Administrativo com a lei na mão',
    reviews: [
      [2, 4, 'As revisões espaçadas salvaram a minha véspera.'],
      [8, 4, null],
      [11, 5, null],
    ],
  },
  {
    listing: 'Direito Tributário do zero à reforma do consumo',
    reviews: [
      [3, 4, 'Linguagem acessível.'],
      [9, 5, 'Finalmente entendi competência tributária.'],
      [10, 3, 'A reforma muda toda hora; confira as datas em outra fonte.'],
    ],
  },
  {
    listing: 'Direito do Trabalho: da carteira assinada à rescisão',
    reviews: [
      [4, 4, 'As contas de rescisão são o ponto alto.'],
      [6, 4, null],
    ],
  },
  {
    listing: 'Administração: as teorias que explicam as empresas',
    reviews: [
      [2, 4, 'A padaria do bairro como exemplo funciona.'],
      [7, 5, null],
      [8, 4, null],
      [12, 4, 'Bom apoio para o primeiro semestre.'],
    ],
  },
  {
    listing: 'Finanças de empresa: da margem ao investimento',
    reviews: [
      [5, 5, 'A parte de viabilidade ensina de verdade.'],
      [6, 4, null],
      [13, 3, 'Precisa de base em contabilidade; não comece por aqui.'],
    ],
  },
  {
    listing: 'Marketing do público à marca',
    reviews: [
      [3, 4, null],
      [4, 4, 'Apliquei a segmentação na loja da família.'],
    ],
  },
  {
    listing: 'Gestão de pessoas: contratar, formar, manter',
    reviews: [
      [2, 3, 'Bom, mas faltou falar de folha e legislação.'],
      [9, 4, 'Teorias da motivação bem comparadas.'],
      [11, 4, null],
    ],
  },
  {
    listing: 'Programação do zero com Python',
    reviews: [
      [3, 5, 'A ordem dos tópicos segura a motivação.'],
      [4, 5, null],
      [5, 4, 'Dicionários exigiram mais tempo.'],
      [7, 5, 'Comecei sem saber nada e terminei com uma agenda que uso.'],
      [8, 4, null],
      [10, 4, 'Gostei da semana de erros: é onde todo mundo trava.'],
      [12, 5, null],
      [13, 3, 'Faltou falar de arquivos.'],
    ],
  },
  {
    listing: 'Meu primeiro site no ar',
    reviews: [
      [2, 4, 'Publicado! A parte de servidor é um bônus.'],
      [6, 5, null],
      [9, 3, 'Muita lógica antes de chegar ao HTML.'],
      [11, 4, 'Oito fins de semana bem usados.'],
    ],
  },
  {
    listing: 'SQL para largar a planilha',
    reviews: [
      [5, 4, 'Índices explicados sem mistério.'],
      [8, 2, 'Tem mais base de programação do que SQL. Pulei direto para a modelagem.'],
      [10, 4, null],
    ],
  },
  {
    listing: 'Do código que funciona ao código que dura',
    reviews: [
      [3, 5, 'Terminar com um projeto completo: gostei do caminho.'],
      [9, 4, null],
      [12, 5, 'Testes primeiro, depois o resto. Certo.'],
    ],
  },
  {
    listing: 'Anatomia para o primeiro semestre',
    reviews: [
      [2, 5, 'Refazer de memória é o melhor exercício.'],
      [3, 4, null],
      [8, 5, null],
      [9, 4, 'Músculos precisam de mais tempo.'],
      [11, 5, 'Ligar o nome à função ajudou a não esquecer.'],
      [12, 4, null],
    ],
  },
  {
    listing: 'Farmacologia sem bula na mão',
    reviews: [
      [4, 5, 'Cálculo de gotejamento sem medo.'],
      [7, 4, null],
      [10, 4, 'Boa base antes das classes de medicamentos.'],
      [13, 5, null],
    ],
  },
  {
    listing: 'Técnico em enfermagem: do curso ao concurso',
    reviews: [
      [3, 5, 'Casos curtos que parecem plantão.'],
      [5, 4, null],
      [6, 4, 'SUS e segurança do paciente na medida do que as provas pedem.'],
      [11, 5, null],
      [12, 4, 'Doze semanas puxadas com escala.'],
    ],
  },
  {
    listing: 'Primeiros socorros que todo mundo deveria saber',
    reviews: [
      [2, 4, 'Toda escola deveria passar. Faça também o curso presencial.'],
      [8, 2, 'Demora a chegar às emergências.'],
      [13, 5, null],
    ],
  },
  {
    listing: 'Medicina: revisão do ciclo básico',
    reviews: [
      [4, 5, 'O caso no fim de cada sistema amarra tudo.'],
      [6, 4, null],
      [7, 4, 'Quinze semanas de manhã: organize a escala antes.'],
      [8, 5, null],
      [9, 3, 'Imunologia ficou pequena.'],
    ],
  },
];
