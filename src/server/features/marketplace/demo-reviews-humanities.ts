import type { DemoReviews } from './demo-review.ts';

/** On history, geography, philosophy, sociology and languages. */
export const humanitiesReviews: readonly DemoReviews[] = [
  {
    listing: 'História do Brasil: da Colônia à Constituição de 1988',
    reviews: [
      [2, 5, 'Ver tudo em ordem muda a matéria. A linha do tempo no fim de cada período é essencial.'],
      [3, 5, null],
      [4, 4, 'Muito bom até a República; o Brasil contemporâneo ficou breve.'],
      [6, 5, 'A escravidão aparece ligada a cada período, e não em uma aula isolada.'],
      [8, 4, 'Treze semanas passam rápido. Dá para juntar duas quando o tema é conhecido.'],
      [9, 5, null],
      [11, 4, null],
      [12, 5, 'Usei para vestibular e para concurso.'],
    ],
  },
  {
    listing: 'De Vargas à redemocratização',
    reviews: [
      [5, 4, 'A retomada antes de Vargas é o que mais ensina.'],
      [7, 2, 'O título promete Vargas, mas as primeiras atividades ainda são de Colônia e Império.'],
      [10, 5, null],
    ],
  },
  {
    listing: 'Do feudo à caravela: Idade Média e Moderna',
    reviews: [
      [2, 4, null],
      [6, 5, 'Uma causa e uma consequência por tópico: simples e eficiente.'],
      [9, 4, 'Faltou um pouco de arte no Renascimento.'],
      [13, 4, null],
    ],
  },
  {
    listing: 'As guerras do século XX e o mundo que veio depois',
    reviews: [
      [3, 5, 'Aprofunda de verdade. Leia os discursos, não pule.'],
      [7, 4, null],
      [8, 5, 'Preparou bem para a prova.'],
      [11, 4, 'Descolonização merecia dois tópicos.'],
      [12, 5, null],
    ],
  },
  {
    listing: 'Geopolítica para entender o noticiário',
    reviews: [
      [2, 5, 'Comecei a ler jornal de outro jeito.'],
      [4, 4, 'Bom, mas os fins de semana ficam cheios.'],
      [5, 5, null],
      [8, 3, 'As notícias você precisa procurar por conta própria; leva tempo.'],
      [9, 4, 'África e Oriente Médio ficaram juntos demais no fim.'],
      [10, 5, null],
    ],
  },
  {
    listing: 'Brasil: campo, cidade e gente',
    reviews: [
      [3, 4, 'Os dados do IBGE deixam os temas concretos.'],
      [4, 4, null],
      [6, 5, 'A parte de migrações cai muito e está bem explicada.'],
      [11, 4, null],
      [13, 3, 'Começa com mapas e escalas que eu já sabia.'],
    ],
  },
  {
    listing: 'Dos pré-socráticos a Aristóteles',
    reviews: [
      [2, 5, 'Começar pelo mito e pelo logos muda tudo.'],
      [5, 4, null],
      [7, 5, 'Três horas por semana, sem correria.'],
      [10, 5, null],
      [12, 4, 'Platão podia ocupar mais uma semana.'],
      [13, 4, null],
    ],
  },
  {
    listing: 'Dos gregos a Foucault em um semestre',
    reviews: [
      [4, 5, 'Denso e bem ordenado. O parágrafo de cada semana obriga a tomar posição.'],
      [6, 3, 'Quinze semanas é muito para quem estuda sem turma; parei em Kant e vou retomar.'],
      [11, 4, null],
    ],
  },
  {
    listing: 'Durkheim, Marx e Weber sem complicação',
    reviews: [
      [2, 5, 'Os exemplos da fila e da escola ficam.'],
      [3, 4, null],
      [5, 4, 'Bom primeiro contato. Para faculdade, é só o começo.'],
      [8, 5, null],
      [9, 4, null],
    ],
  },
  {
    listing: 'Desigualdade, raça e gênero no Brasil',
    reviews: [
      [3, 5, 'Rendeu repertório para várias redações.'],
      [4, 5, null],
      [7, 4, 'Traz tabelas difíceis no começo; insista.'],
      [13, 5, 'Conceitos claros e exemplos brasileiros.'],
    ],
  },
  {
    listing: 'Estado, poder e voto: primeira ciência política',
    reviews: [
      [6, 4, 'O sistema eleitoral ficou compreensível.'],
      [10, 4, null],
    ],
  },
  {
    listing: 'Antropologia: olhar o outro, olhar a gente',
    reviews: [
      [3, 4, 'A observação participante é a alma do plano.'],
      [5, 5, null],
      [9, 3, 'Gostei, mas queria mais leitura e menos exercício.'],
    ],
  },
  {
    listing: 'Redação nota alta em 8 semanas',
    reviews: [
      [2, 5, 'Terça, quinta e sábado viraram rotina.'],
      [4, 5, 'A melhor parte é a reescrita. Não pule.'],
      [5, 4, 'Excelente, só que precisa de alguém para corrigir.'],
      [6, 5, null],
      [7, 5, 'Intervenção completa em todas as redações desde a quinta semana.'],
      [8, 4, null],
      [9, 5, 'Organizado: cada semana mira uma parte do texto.'],
      [10, 3, 'Bom conteúdo. Para mim, foi demais junto com o resto.'],
      [11, 5, null],
      [12, 5, 'Tese e coesão em semanas separadas: nunca tinha pensado assim.'],
      [13, 4, 'Faltaram temas sugeridos, mas é fácil achar.'],
    ],
  },
  {
    listing: 'Carta, crônica e discurso: além da dissertação',
    reviews: [
      [4, 4, 'Difícil achar plano que trate de crônica. Este trata.'],
      [8, 5, null],
      [12, 4, 'Trocar textos com alguém é obrigatório para funcionar.'],
    ],
  },
  {
    listing: 'Gramática que cai em prova',
    reviews: [
      [2, 4, 'Sólido. Orações subordinadas em boa dose.'],
      [3, 5, null],
      [5, 4, 'Escrever a regra de cada erro parece chato e é o que funciona.'],
      [9, 5, 'Serve bem para concurso, principalmente a parte de sintaxe.'],
      [10, 4, null],
      [12, 4, 'Nove semanas é bastante, mas não sobrou lacuna.'],
      [13, 3, 'Ortografia e hífen podiam ficar de fora.'],
    ],
  },
  {
    listing: 'Crase, vírgula e concordância em duas semanas',
    reviews: [
      [4, 5, 'Curto, útil e bem focado.'],
      [6, 4, null],
      [7, 4, 'Vírgula melhorou muito; crase ainda estou treinando.'],
      [11, 5, null],
    ],
  },
  {
    listing: 'Escolas literárias, do Trovadorismo ao Modernismo',
    reviews: [
      [3, 5, 'Começar pelo verso e pela narrativa foi uma descoberta.'],
      [5, 4, null],
      [6, 4, 'Faltou o Simbolismo. No mais, completo.'],
      [8, 5, 'Doze semanas leves. Fiz com um grupo da escola.'],
      [11, 5, null],
    ],
  },
  {
    listing: 'Modernismo brasileiro além da Semana de 22',
    reviews: [
      [2, 4, 'Chega a Clarice e Guimarães Rosa com calma.'],
      [7, 5, null],
      [13, 4, 'Reserve tempo para os livros: o plano não os substitui.'],
    ],
  },
  {
    listing: 'Inglês do zero, dezesseis semanas sem desistir',
    reviews: [
      [2, 5, 'Primeira vez que chego ao fim de um plano de inglês.'],
      [3, 4, 'Metas pequenas ajudam. A partir da décima semana fica mais difícil.'],
      [4, 5, null],
      [6, 4, 'A escuta diária fez mais efeito do que a gramática.'],
      [8, 5, null],
      [9, 3, 'Presente perfeito veio cedo para mim.'],
      [12, 5, 'Dá para encaixar antes do trabalho.'],
    ],
  },
  {
    listing: 'Conversação em inglês para quem entende e não fala',
    reviews: [
      [4, 4, 'Gravar a própria voz incomoda e funciona.'],
      [5, 5, null],
      [10, 3, 'As primeiras semanas repetem gramática básica.'],
      [13, 4, null],
    ],
  },
  {
    listing: 'TOEFL e IELTS: dez semanas até a prova',
    reviews: [
      [3, 4, 'Bom para quem já tem base. Faça os ensaios com relógio.'],
      [7, 5, null],
      [9, 4, 'Cobre os dois exames; escolha um e adapte a prática.'],
    ],
  },
  {
    listing: 'Espanhol para o Enem em um mês',
    reviews: [
      [5, 5, 'Falsos amigos resolvidos.'],
      [6, 4, 'Três horas por semana bastaram.'],
      [8, 4, null],
      [10, 5, null],
      [11, 4, 'Poderia ter mais tirinhas e menos verbos.'],
    ],
  },
  {
    listing: 'Do portunhol ao DELE',
    reviews: [
      [2, 5, 'O subjuntivo aparece no momento certo.'],
      [12, 4, 'Longo, mas cada semana tem um resultado visível.'],
    ],
  },
];
