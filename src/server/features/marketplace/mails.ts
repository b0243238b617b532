import { greeting } from '#server/platform/mail/greeting.ts';
import { renderMail } from '#server/platform/mail/layout.ts';

/** What happened to what a student published or wrote. */
export type Verdict = 'hidden' | 'kept' | 'removed';

interface Judged {
  /** As the student registered it. */
  name: string;
  kind: 'plan' | 'review';
  /** Of the plan. */
  title: string;
  verdict: Verdict;
  /** Where they see how it stands. */
  link: string;
}

const subjects = {
  hidden: 'está em análise',
  kept: 'voltou ao marketplace',
  removed: 'saiu do marketplace',
};

const consequences: Record<Judged['kind'], Record<Verdict, string>> = {
  plan: {
    hidden:
      'Outros estudantes o denunciaram. Até alguém da equipe decidir, ele não aparece no marketplace; no seu plano ' +
      'nada mudou, e quem já o clonou continua com a própria cópia.',
    kept: 'Analisamos as denúncias e não havia nada de errado. Ele aparece de novo no marketplace.',
    removed: 'Analisamos as denúncias, e ele não volta ao marketplace. No seu plano nada mudou.',
  },
  review: {
    hidden:
      'Outros estudantes a denunciaram. Até alguém da equipe decidir, ela não aparece, e a nota não entra na média.',
    kept: 'Analisamos as denúncias e não havia nada de errado. Ela aparece de novo.',
    removed: 'Analisamos as denúncias, e ela não volta a aparecer.',
  },
};

/** The mail to the author of what was reported: everything `Mailer.send` needs but the address. */
export function moderationMail({ name, kind, title, verdict, link }: Judged) {
  const what = kind === 'plan' ? 'Seu plano' : 'Sua avaliação';
  const named = kind === 'plan' ? `É o plano “${title}”.` : `É a avaliação do plano “${title}”.`;
  return {
    subject: `${what} ${subjects[verdict]}`,
    ...renderMail({
      title: `${what} ${subjects[verdict]}`,
      paragraphs: [`${greeting(name)} ${named} ${consequences[kind][verdict]}`],
      action: { label: kind === 'plan' ? 'Ver meu plano' : 'Abrir o marketplace', url: link },
      footer: 'Se você acha que houve um engano, escreva pela página de contato da Órbita.',
    }),
  };
}
