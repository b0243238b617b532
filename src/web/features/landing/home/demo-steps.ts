import cards1 from '../images/cards-1.webp';
import cards2 from '../images/cards-2.webp';
import cards3 from '../images/cards-3.webp';
import cards4 from '../images/cards-4.webp';
import focus1 from '../images/focus-1.webp';
import focus2 from '../images/focus-2.webp';
import focus3 from '../images/focus-3.webp';
import focus4 from '../images/focus-4.webp';
import plan1 from '../images/plan-1.webp';
import plan2 from '../images/plan-2.webp';
import plan3 from '../images/plan-3.webp';
import plan4 from '../images/plan-4.webp';

export interface Demo {
  title: string;
  steps: { src: string; alt: string; caption: string }[];
}

/** Short sequences of real screens, four steps each: the animation of `Demo` counts on it. */
export const demos: Demo[] = [
  {
    title: 'Criar planos de estudo',
    steps: [
      {
        src: plan1,
        alt: 'Formulário com o título e a matéria do plano.',
        caption: 'Diga o que quer aprender.',
      },
      { src: plan2, alt: 'As horas livres de cada dia da semana.', caption: 'Conte suas horas livres.' },
      { src: plan3, alt: 'Os tópicos do plano, em ordem.', caption: 'O plano fica pronto.' },
      {
        src: plan4,
        alt: 'As atividades da semana, com as caixas de feito.',
        caption: 'Siga semana a semana.',
      },
    ],
  },
  {
    title: 'Usar flashcards',
    steps: [
      { src: cards1, alt: 'Os baralhos e seus cartões.', caption: 'Seus cartões, por baralho.' },
      { src: cards2, alt: 'A pergunta de um cartão.', caption: 'Pense antes de virar.' },
      {
        src: cards3,
        alt: 'A resposta, e os botões Incorreto, Difícil e Correto.',
        caption: 'Diga como foi.',
      },
      {
        src: cards4,
        alt: 'O gráfico das revisões dos próximos dias.',
        caption: 'A próxima revisão já tem dia.',
      },
    ],
  },
  {
    title: 'Técnica Pomodoro',
    steps: [
      {
        src: focus1,
        alt: 'O timer de 25 minutos, com as categorias.',
        caption: 'Escolha o que vai estudar.',
      },
      { src: focus2, alt: 'O timer correndo.', caption: 'Só uma coisa por vez.' },
      { src: focus3, alt: 'A pausa curta, de 5 minutos.', caption: 'Descanse cinco minutos.' },
      { src: focus4, alt: 'O gráfico das sessões da semana.', caption: 'Veja quanto rendeu.' },
    ],
  },
];
