import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import { createSummarySchema } from '#shared/contracts/summaries.schemas.ts';
import { createSummary } from './create-service.ts';
import { deleteSummary, listSummaries } from './service.ts';

interface DemoText {
  title: string;
  subject: string;
  /** Days ago on which it was summarised. */
  madeAgo: number;
  isPublic: boolean;
  text: string;
}

const texts: DemoText[] = [
  {
    title: 'Por que o céu é azul e o pôr do sol é vermelho',
    subject: 'Física',
    madeAgo: 9,
    isPublic: true,
    text: `A luz do Sol parece branca, mas é feita de todas as cores do arco-íris. Cada cor corresponde a um comprimento de onda: o violeta e o azul têm os mais curtos, o laranja e o vermelho, os mais longos.

Ao atravessar a atmosfera, a luz encontra moléculas de nitrogênio e de oxigênio, muito menores do que qualquer um desses comprimentos de onda. Nesse encontro, parte da luz é desviada em todas as direções, num fenômeno chamado espalhamento Rayleigh. A intensidade do espalhamento é inversamente proporcional à quarta potência do comprimento de onda. Por isso o azul, com cerca de 450 nanômetros, espalha-se mais de quatro vezes tanto quanto o vermelho, com cerca de 700.

Quando olhamos para um ponto do céu longe do Sol, o que chega aos olhos é justamente a luz espalhada, rica em azul. O violeta se espalha ainda mais, porém o Sol emite menos violeta, a alta atmosfera absorve parte dele e o olho humano é menos sensível a essa cor. O resultado da soma é o azul.

No fim da tarde, a luz percorre um caminho muito mais longo dentro da atmosfera até chegar ao observador. Ao longo desse caminho, quase todo o azul é espalhado para outros lugares. Sobra, na direção do Sol, a luz que menos se espalha: laranja e vermelha. Poeira, fumaça e gotículas de sal acentuam o efeito, e por isso os pores do sol depois de grandes erupções vulcânicas são tão intensos.

Nuvens são brancas porque suas gotas são muito maiores do que os comprimentos de onda da luz visível. Nesse caso, todas as cores se espalham quase por igual, e a mistura volta a ser branca. Nuvens muito espessas parecem escuras porque pouca luz consegue atravessá-las.

Em Marte acontece quase o contrário. A atmosfera é rala e cheia de uma poeira fina, com grãos do tamanho dos comprimentos de onda da luz. O céu do dia é amarelado, e perto do Sol poente aparece um halo azulado. O mesmo princípio, com partículas de outro tamanho, pinta um céu diferente.`,
  },
  {
    title: 'Como se forma o preço de mercado',
    subject: 'Economia',
    madeAgo: 5,
    isPublic: false,
    text: `O preço de um produto num mercado competitivo não é decidido por ninguém em particular. Ele resulta do encontro de duas forças: a procura dos consumidores e a oferta dos produtores.

A lei da procura diz que, com tudo o mais constante, quanto maior o preço, menor a quantidade que os consumidores desejam comprar. Duas razões explicam isso. Pelo efeito substituição, o consumidor troca o produto que encareceu por outro parecido. Pelo efeito renda, o mesmo salário passa a comprar menos. A lei da oferta funciona no sentido oposto: com preços maiores, produzir torna-se mais vantajoso e a quantidade oferecida cresce.

O ponto em que a quantidade procurada é igual à oferecida chama-se equilíbrio. Se o preço está acima dele, sobram produtos nas prateleiras, e os vendedores baixam o preço para se livrar do estoque. Se está abaixo, faltam produtos, formam-se filas, e o preço tende a subir.

O equilíbrio muda quando algo além do preço afeta uma das forças. Um aumento da renda desloca a procura da maior parte dos bens para cima. Uma geada no Sul de Minas reduz a oferta de café e eleva o preço em todo o país. A queda do preço do milho barateia a ração e aumenta a oferta de frango.

A elasticidade mede o quanto a quantidade reage ao preço. A procura por sal ou por insulina é pouco elástica: mesmo com grandes aumentos, compra-se quase a mesma quantidade. A procura por viagens de turismo é elástica, porque há muitos substitutos e é possível adiar. Por isso, um imposto sobre um produto de procura pouco elástica arrecada muito e é pago sobretudo pelo consumidor.

Quando o governo fixa um preço máximo abaixo do equilíbrio, a intenção é proteger o comprador. A consequência frequente é a falta do produto, o mercado paralelo e a queda da qualidade. Foi o que ocorreu no Brasil em 1986, durante o Plano Cruzado, quando a carne sumiu dos açougues.`,
  },
  {
    title: 'Imunidade: como o corpo aprende a se defender',
    subject: 'Biologia',
    madeAgo: 2,
    isPublic: true,
    text: `O corpo humano está cercado de microrganismos, e a maior parte deles nunca causa doença. A primeira razão são as barreiras: a pele, o muco das vias respiratórias, a acidez do estômago e as bactérias inofensivas que já ocupam o intestino.

Quando um agente infeccioso atravessa as barreiras, encontra a imunidade inata, que responde em minutos ou horas e da mesma forma a cada vez. Macrófagos e neutrófilos englobam e digerem o invasor, num processo chamado fagocitose. As substâncias que liberam dilatam os vasos e atraem mais células, o que produz vermelhidão, calor, inchaço e dor: é a inflamação. A febre, embora incômoda, dificulta a multiplicação de muitos microrganismos.

Se a resposta inata não basta, entra em cena a imunidade adaptativa. Ela leva dias para agir na primeira vez, mas é específica e tem memória. Seus protagonistas são os linfócitos. Os linfócitos B produzem anticorpos, proteínas que se ligam ao antígeno e o neutralizam ou o marcam para ser destruído. Os linfócitos T auxiliares coordenam a resposta, e os T citotóxicos matam as células do próprio corpo que foram infectadas por vírus.

Depois da infecção, uma parte desses linfócitos permanece no corpo por anos como células de memória. Num segundo contato com o mesmo antígeno, elas respondem tão depressa que a doença muitas vezes nem aparece. Esse é o princípio da vacina: apresentar ao corpo um antígeno inofensivo, como um vírus inativado ou um pedaço dele, para formar memória sem o risco da doença.

A imunidade produzida pelo próprio corpo chama-se ativa. Já a passiva vem pronta, em anticorpos recebidos pela placenta, pelo leite materno ou num soro, como o que trata picadas de cobra. O soro age de imediato, mas sua proteção dura pouco, porque o corpo não formou células de memória.

O sistema também falha. Nas alergias, reage com exagero a substâncias inofensivas, como o pólen. Nas doenças autoimunes, como o lúpus e o diabetes tipo 1, ataca as células do próprio corpo. O vírus HIV destrói justamente os linfócitos T auxiliares, e por isso a aids deixa o organismo exposto a infecções que uma pessoa saudável venceria sem perceber.`,
  },
];

const dayMs = 86_400_000;

/** Gives `student` summaries of three texts, two of them public. What summaries they had before is deleted. */
export async function seedSummaries(services: Services, student: SignedIn): Promise<void> {
  const { data } = await listSummaries(services, student, {});
  for (const { id } of data.summaries) await deleteSummary(services, student, id);
  const now = services.clock.now().getTime();
  for (const { title, subject, madeAgo, isPublic, text } of texts) {
    const at: Services = { ...services, model: null, clock: { now: () => new Date(now - madeAgo * dayMs) } };
    const asked = { title, subject, originalText: text, maxLength: 150, isPublic };
    await createSummary(at, student, createSummarySchema.parse(asked));
  }
}
