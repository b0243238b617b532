import { greeting } from '#server/platform/mail/greeting.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import { cardsReminder, streakReminder } from '#shared/rules/text/reminder-words.ts';

interface Reminder {
  /** As the student registered it. */
  name: string;
  /** The product's own address. */
  home: string;
  /** Page that ends reminders. */
  unsubscribePage: string;
}

const small = (unsubscribePage: string) => ({
  footer:
    'Você recebe este lembrete porque as notificações por email estão ligadas em Perfil, nas preferências.',
  footerLink: { label: 'Não receber mais lembretes', url: unsubscribePage },
});

/** The mail about due cards. Each mail here is all that `Mailer.send` needs but addresses. */
export function cardsMail({ name, home, unsubscribePage, due }: Reminder & { due: number }) {
  const sentence = cardsReminder(due);
  return {
    subject: sentence.slice(0, -1),
    ...renderMail({
      title: 'Seus flashcards de hoje',
      paragraphs: [`${greeting(name)} ${sentence}`, 'Revisar no dia certo é o que faz a memória durar.'],
      action: { label: 'Revisar agora', url: `${home}/flashcards/review` },
      ...small(unsubscribePage),
    }),
  };
}

/** The mail about a run of `days` that ends today. */
export function streakMail({ name, home, unsubscribePage, days }: Reminder & { days: number }) {
  const sentence = streakReminder(days);
  return {
    subject: sentence,
    ...renderMail({
      title: sentence,
      paragraphs: [
        `${greeting(name)} Você ainda não passou pela Órbita hoje. Basta uma visita até a meia-noite para a sequência continuar.`,
      ],
      action: { label: 'Manter minha sequência', url: `${home}/dashboard` },
      ...small(unsubscribePage),
    }),
  };
}
