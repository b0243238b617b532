import type { DemoReviews } from './demo-review.ts';

/** On mathematics and the sciences. */
export const schoolReviews: readonly DemoReviews[] = [
  {
    listing: 'Matemática básica sem medo',
    reviews: [
      [3, 5, 'Voltei a estudar depois de anos e consegui acompanhar. Uma hora por dia é pouco, mas rende.'],
      [
        4,
        5,
        'A ordem dos tópicos faz diferença: quando chegaram as equações, as frações já não atrapalhavam.',
      ],
      [5, 4, 'Ótimo começo. Senti falta de mais problemas com texto na parte de porcentagem.'],
      [6, 5, null],
      [7, 4, 'Oito semanas foi o tempo certo. A parte de geometria passa um pouco rápido.'],
      [8, 5, 'Um tópico por noite, sem pressa. As atividades de revisão seguraram o que já tínhamos visto.'],
      [9, 5, null],
      [10, 4, 'Bom para perder o medo. Depois dele vale emendar em um plano de funções.'],
      [11, 5, 'Regra de três finalmente fez sentido.'],
      [12, 4, null],
      [13, 5, 'Simples e honesto: promete o básico e entrega o básico.'],
    ],
  },
  {
    listing: 'Funções: da afim à logarítmica em quatro semanas',
    reviews: [
      [2, 5, 'Desenhar antes de calcular mudou meu jeito de ver função quadrática.'],
      [4, 4, 'A semana de logaritmos ficou apertada; estiquei para cinco semanas e deu certo.'],
      [6, 4, null],
      [9, 5, 'Direto ao ponto e na ordem certa.'],
      [11, 3, 'Para mim faltou revisão de potências antes da exponencial.'],
    ],
  },
  {
    listing: 'Álgebra que destrava o resto',
    reviews: [
      [3, 5, 'Física melhorou junto, como o plano promete.'],
      [5, 4, 'Fatoração ganhou dois dias a mais na minha versão.'],
      [8, 4, null],
      [12, 5, null],
    ],
  },
  {
    listing: 'Geometria com régua, compasso e desenho',
    reviews: [
      [2, 4, 'Desenhar cada figura dá trabalho e funciona.'],
      [7, 5, 'A parte de áreas é a melhor. Parei de decorar fórmula de polígono.'],
      [10, 3, 'Bom, mas os troncos de pirâmide e cone mereciam mais tempo.'],
    ],
  },
  {
    listing: 'Combinatória e probabilidade passo a passo',
    reviews: [
      [4, 5, 'Contar casos pequenos primeiro resolveu minha confusão entre arranjo e combinação.'],
      [8, 4, null],
      [9, 5, null],
      [13, 4, 'Três semanas bem aproveitadas. Faltou um simulado no fim.'],
    ],
  },
  {
    listing: 'Juros, descontos e parcelas: matemática para a vida adulta',
    reviews: [
      [3, 5, 'Refiz as contas do meu financiamento durante o plano. Valeu só por isso.'],
      [5, 4, 'Juros compostos em duas semanas é corrido para quem está começando.'],
    ],
  },
  {
    listing: 'Cálculo 1 antes da primeira prova',
    reviews: [
      [2, 4, 'A retomada de funções é o que a faculdade não faz. Otimização podia ter mais um dia.'],
      [3, 5, 'Cheguei à prova sem susto.'],
      [6, 3, 'Útil, mas pede mais horas do que eu tinha. Fiz só até derivadas.'],
      [11, 5, null],
      [13, 4, 'Bom ritmo. Integral fica de fora.'],
    ],
  },
  {
    listing: 'Matemática avançada para Fuvest e Unicamp',
    reviews: [
      [2, 5, 'Puxado do jeito que a segunda fase pede.'],
      [4, 4, 'Dezesseis semanas exigem disciplina; o replanejamento salvou duas vezes.'],
      [5, 5, 'Geometria analítica e complexos muito bem encaixados.'],
      [7, 4, null],
      [10, 5, null],
      [12, 3, 'Quem não tem a base firme se perde nas primeiras semanas, que passam rápido demais.'],
      [13, 5, 'Escrever a solução inteira foi o que mais me ajudou.'],
    ],
  },
  {
    listing: 'Mecânica com problemas de verdade',
    reviews: [
      [2, 5, 'Começar pelo diagrama virou hábito.'],
      [3, 4, null],
      [6, 4, 'Bom equilíbrio entre teoria e exercício. Lançamentos ficou curto.'],
      [8, 5, 'Primeira vez que entendi quando usar energia e quando usar força.'],
      [9, 5, null],
      [13, 4, 'Duas noites e o sábado: dá para quem trabalha.'],
    ],
  },
  {
    listing: 'Eletricidade e magnetismo em um mês',
    reviews: [
      [4, 4, 'Ótimo em circuitos. Indução precisa de um vídeo bom ao lado.'],
      [7, 3, 'Um mês é pouco para campo e potencial; o resto está muito bom.'],
      [9, 5, null],
    ],
  },
  {
    listing: 'Ondas, som e luz para quem travou nelas',
    reviews: [
      [5, 4, 'O começo por reflexão e espelhos resolveu as lentes.'],
      [8, 4, null],
    ],
  },
  {
    listing: 'Termodinâmica: do calor às máquinas',
    reviews: [
      [2, 4, 'Usei no primeiro ano de engenharia como revisão e serviu bem.'],
      [6, 5, 'O diagrama de pressão e volume aparece desde cedo, e isso ajuda muito.'],
      [10, 4, null],
      [12, 3, 'Gasta bastante tempo com movimento antes de chegar aos gases.'],
    ],
  },
  {
    listing: 'Química geral: do átomo à ligação',
    reviews: [
      [4, 5, 'A tabela periódica deixou de ser uma lista de nomes.'],
      [5, 5, null],
      [9, 4, 'Bom para o primeiro ano. Ácidos e bases podiam vir com mais exercícios.'],
      [11, 4, null],
      [12, 5, 'Seis semanas tranquilas, sem pressa.'],
    ],
  },
  {
    listing: 'Química orgânica sem decoreba',
    reviews: [
      [2, 5, 'Retomar a química geral antes funciona mesmo.'],
      [5, 4, 'A primeira metade é base; se você já sabe ligações, pode começar pela quinta semana.'],
      [6, 5, null],
      [7, 5, 'Isomeria com massinha de modelar. Nunca mais esqueci.'],
      [8, 4, null],
      [10, 4, 'Reações ficou para o fim e quase não coube.'],
      [11, 5, 'Ajudou muito quem vai prestar farmácia.'],
      [13, 3, 'Para quem já viu o assunto, é lento.'],
    ],
  },
  {
    listing: 'Estequiometria de uma vez por todas',
    reviews: [
      [3, 5, 'Duas semanas e parei de errar unidade.'],
      [10, 4, 'Intenso. Sem tempo livre de manhã, dobre o prazo.'],
      [13, 5, null],
    ],
  },
  {
    listing: 'Genética do zero ao Enem',
    reviews: [
      [2, 5, 'Começar pela divisão celular fez Mendel parecer óbvio.'],
      [3, 5, 'Grupos sanguíneos, enfim: pouco tempo e muito resultado.'],
      [4, 4, 'A parte de biotecnologia podia ter mais questões recentes.'],
      [5, 5, null],
      [7, 5, 'Três noites por semana, exatamente o que eu tinha.'],
      [8, 4, null],
      [9, 5, 'Grupos sanguíneos ficou claro pela primeira vez.'],
      [10, 4, 'Segue bem. As duas primeiras semanas são de base, tenha paciência.'],
      [11, 5, null],
      [13, 5, 'Fiz inteiro e repeti só as revisões antes da prova.'],
    ],
  },
  {
    listing: 'A célula por dentro: citologia em três semanas',
    reviews: [
      [4, 5, 'Revisar de memória mostra na hora o que faltou.'],
      [9, 4, null],
      [11, 4, 'Respiração e fotossíntese lado a lado foi uma boa ideia.'],
    ],
  },
  {
    listing: 'Corpo humano, sistema por sistema',
    reviews: [
      [3, 4, 'Bom panorama para quem vai começar enfermagem.'],
      [6, 4, null],
      [7, 5, 'O que acontece quando cada sistema falha é a melhor parte.'],
      [12, 3, 'Sistema nervoso ficou superficial para o meu curso.'],
    ],
  },
  {
    listing: 'Ecologia: da cadeia alimentar ao clima',
    reviews: [
      [2, 4, 'Curto e certeiro para o Enem.'],
      [8, 5, 'Os exemplos do cerrado e do mangue ficam na memória.'],
      [10, 4, null],
    ],
  },
  {
    listing: 'Botânica sem sono',
    reviews: [
      [3, 4, 'Os ciclos ainda são difíceis, mas agora sei por onde ir.'],
      [5, 2, 'Metade do plano é revisão de célula. Botânica mesmo vem no fim.'],
      [9, 4, null],
      [12, 5, 'Levar uma planta de verdade para a mesa ajuda mais do que parece.'],
    ],
  },
  {
    listing: 'Zoologia: dos invertebrados aos mamíferos',
    reviews: [
      [4, 4, 'A tabela que cresce virou meu resumo.'],
      [13, 4, null],
    ],
  },
];
