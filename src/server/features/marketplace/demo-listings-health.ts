import { type DemoListing, rhythms } from './demo-listing.ts';

/** Health: from anatomy to the SUS. */
export const healthListings: readonly DemoListing[] = [
  {
    author: 7,
    publishedAgo: 143,
    asked: {
      title: 'Anatomia para o primeiro semestre',
      subject: 'Anatomia',
      difficulty: 'iniciante',
      description:
        'Para calouros que abriram o atlas e se assustaram. Um sistema de cada vez, com os nomes ligados ao que cada parte faz.',
      goals: [
        'Nomear ossos, músculos e articulações',
        'Descrever o caminho do sangue',
        'Explicar o que cada sistema faz',
      ],
      topicsCount: 13,
      numberOfWeeks: 9,
      weeklySchedule: rhythms.fiveEvenings,
    },
  },
  {
    author: 8,
    publishedAgo: 82,
    asked: {
      title: 'Farmacologia sem bula na mão',
      subject: 'Farmacologia',
      difficulty: 'intermediário',
      description:
        'Entender o que o corpo faz com o remédio e o que o remédio faz com o corpo. Para enfermagem, farmácia e medicina, com cálculo de doses desde cedo.',
      goals: [
        'Explicar absorção, distribuição e eliminação',
        'Reconhecer as principais classes de medicamentos',
        'Calcular doses e gotejamento',
      ],
      topicsCount: 12,
      numberOfWeeks: 7,
      timeAvailable: 6,
    },
  },
  {
    author: 9,
    publishedAgo: 5,
    asked: {
      title: 'SUS para provas de residência e concurso',
      subject: 'Saúde Pública',
      difficulty: 'intermediário',
      description:
        'A parte comum a todas as profissões da saúde, que costuma decidir a vaga. História, princípios, leis, vigilância e redes, da Reforma Sanitária às vigilâncias.',
      goals: [
        'Conhecer os princípios e as leis do SUS',
        'Entender atenção primária e redes',
        'Interpretar indicadores de saúde',
      ],
      topicsCount: 14,
      numberOfWeeks: 6,
      weeklySchedule: rhythms.threeEvenings,
    },
  },
  {
    author: 10,
    publishedAgo: 100,
    asked: {
      title: 'Técnico em enfermagem: do curso ao concurso',
      subject: 'Enfermagem',
      difficulty: 'intermediário',
      description:
        'Para quem termina o curso técnico e já quer prestar prova. Segurança do paciente, medicamentos, vacinas e urgências, do corpo humano ao processo de cuidar.',
      goals: [
        'Administrar medicamentos com segurança',
        'Conhecer o calendário de vacinas',
        'Agir em urgências',
      ],
      topicsCount: 24,
      numberOfWeeks: 12,
      weeklySchedule: rhythms.eveningsAndSaturday,
    },
  },
  {
    author: 11,
    publishedAgo: 47,
    asked: {
      title: 'Primeiros socorros que todo mundo deveria saber',
      subject: 'Primeiros Socorros',
      difficulty: 'iniciante',
      description:
        'Uma semana para saber o que fazer nos primeiros minutos, e o que não fazer. Começa por como o corpo funciona e chega a engasgos, hemorragias e queimaduras; não substitui um curso com prática em manequim.',
      goals: ['Reconhecer uma parada e pedir ajuda', 'Agir em engasgos, cortes e queimaduras'],
      topicsCount: 10,
      numberOfWeeks: 1,
      timeAvailable: 6,
    },
  },
  {
    author: 12,
    publishedAgo: 172,
    asked: {
      title: 'Medicina: revisão do ciclo básico',
      subject: 'Medicina',
      difficulty: 'avançado',
      description:
        'Revisão do básico antes de entrar no hospital, para quem quer ligar fisiologia, doença e remédio. Do corpo e seus sistemas às doenças, aos medicamentos e à avaliação clínica.',
      goals: [
        'Ligar fisiologia e mecanismos das doenças',
        'Rever classes de medicamentos',
        'Interpretar estudos e testes diagnósticos',
      ],
      topicsCount: 30,
      numberOfWeeks: 15,
      weeklySchedule: rhythms.mornings,
      isAdvanced: true,
    },
  },
];
