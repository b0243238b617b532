import { type DemoListing, rhythms } from './demo-listing.ts';

/** Mathematics, from arithmetic to derivatives. */
export const mathematicsListings: readonly DemoListing[] = [
  {
    author: 2,
    publishedAgo: 188,
    asked: {
      title: 'Matemática básica sem medo',
      subject: 'Matemática',
      difficulty: 'iniciante',
      description:
        'Para quem ficou anos sem abrir um caderno de contas e quer voltar com calma. Uma ideia se fecha antes da próxima, dos conjuntos numéricos às equações e às áreas, com exercícios simples que se conferem na hora.',
      goals: [
        'Fazer frações e porcentagens sem calculadora',
        'Traduzir um problema escrito em conta',
        'Usar regra de três com segurança',
      ],
      topicsCount: 11,
      numberOfWeeks: 8,
      weeklySchedule: rhythms.fiveEvenings,
    },
  },
  {
    author: 3,
    publishedAgo: 61,
    asked: {
      title: 'Funções: da afim à logarítmica em quatro semanas',
      subject: 'Matemática',
      difficulty: 'intermediário',
      description:
        'Feito para quem já resolve equações e trava quando aparece uma curva. Uma família de funções por vez: primeiro o desenho à mão, depois a conta, no fim um problema de prova.',
      goals: [
        'Reconhecer cada função pela curva',
        'Passar do texto para a fórmula',
        'Resolver equações exponenciais e logarítmicas',
      ],
      topicsCount: 10,
      numberOfWeeks: 4,
      weeklySchedule: rhythms.threeEvenings,
    },
  },
  {
    author: 4,
    publishedAgo: 140,
    asked: {
      title: 'Álgebra que destrava o resto',
      subject: 'Álgebra',
      difficulty: 'intermediário',
      description:
        'Se física e química param sempre na mesma conta, o problema costuma ser este. O plano vai dos produtos notáveis aos polinômios, com teoria e exercícios alternados.',
      goals: [
        'Fatorar sem consultar tabela',
        'Resolver equações do 1º e do 2º grau',
        'Operar com polinômios',
      ],
      topicsCount: 9,
      numberOfWeeks: 6,
      timeAvailable: 5,
    },
  },
  {
    author: 5,
    publishedAgo: 97,
    asked: {
      title: 'Geometria com régua, compasso e desenho',
      subject: 'Geometria',
      difficulty: 'intermediário',
      description:
        'Para quem olha a figura e não sabe por onde começar. Números e proporções abrem o caminho, e os sólidos só entram depois das áreas.',
      goals: [
        'Ver semelhança onde ela aparece',
        'Calcular áreas decompondo figuras',
        'Resolver problemas de volume',
      ],
      topicsCount: 9,
      numberOfWeeks: 5,
      timeAvailable: 6,
    },
  },
  {
    author: 6,
    publishedAgo: 33,
    asked: {
      title: 'Combinatória e probabilidade passo a passo',
      subject: 'Probabilidade',
      difficulty: 'intermediário',
      description:
        'Indicado a quem decora arranjo e combinação e nunca sabe qual usar. Aqui tudo parte do princípio multiplicativo, com casos pequenos contados um a um. Antes, uma volta por frações e proporções; no fim, um pouco de estatística.',
      goals: ['Escolher entre permutação, arranjo e combinação', 'Calcular probabilidade condicional'],
      topicsCount: 8,
      numberOfWeeks: 3,
      weeklySchedule: rhythms.eveningsAndSaturday,
    },
  },
  {
    author: 7,
    publishedAgo: 19,
    asked: {
      title: 'Juros, descontos e parcelas: matemática para a vida adulta',
      subject: 'Matemática Financeira',
      difficulty: 'iniciante',
      description:
        'Para entender boleto, cartão e financiamento, e de quebra acertar as questões de juros da prova. Os exemplos são contas do dia a dia; as fórmulas chegam depois que o raciocínio já está claro.',
      goals: [
        'Comparar compra à vista e a prazo',
        'Diferenciar juros simples e compostos',
        'Calcular aumentos e descontos sucessivos',
      ],
      topicsCount: 8,
      numberOfWeeks: 2,
      timeAvailable: 6,
    },
  },
  {
    author: 8,
    publishedAgo: 110,
    asked: {
      title: 'Cálculo 1 antes da primeira prova',
      subject: 'Cálculo',
      difficulty: 'intermediário',
      description:
        'Para calouros de exatas que sentiram o salto entre a escola e a faculdade. Retoma as funções que fazem falta e só então chega a limites e derivadas, sempre com o gráfico do lado.',
      goals: [
        'Calcular limites e entender continuidade',
        'Derivar funções elementares',
        'Usar a derivada em problemas de máximo e mínimo',
      ],
      topicsCount: 12,
      numberOfWeeks: 6,
      weeklySchedule: rhythms.mornings,
    },
  },
  {
    author: 9,
    publishedAgo: 154,
    asked: {
      title: 'Matemática avançada para Fuvest e Unicamp',
      subject: 'Matemática',
      difficulty: 'avançado',
      description:
        'Plano longo para quem já vai bem na primeira fase e quer a segunda. As bases passam rápido e o tempo fica com trigonometria, complexos, polinômios e geometria analítica.',
      goals: [
        'Escrever soluções completas e justificadas',
        'Dominar geometria analítica',
        'Resolver números complexos e polinômios',
        'Ganhar velocidade em trigonometria',
      ],
      topicsCount: 28,
      numberOfWeeks: 16,
      weeklySchedule: rhythms.mornings,
    },
  },
  {
    author: 10,
    publishedAgo: 8,
    asked: {
      title: 'Estatística: ler gráficos sem cair em pegadinha',
      subject: 'Estatística',
      difficulty: 'iniciante',
      description:
        'Um plano pequeno para uma matéria que aparece em toda prova. Médias, medianas e desvios a partir de tabelas reais, com as contas que sustentam tudo revistas no começo.',
      goals: ['Ler tabelas e gráficos com segurança', 'Escolher entre média, mediana e moda'],
      topicsCount: 9,
      numberOfWeeks: 2,
      timeAvailable: 4,
    },
  },
];
