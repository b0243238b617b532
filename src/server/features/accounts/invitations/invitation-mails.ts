import { renderMail } from '#server/platform/mail/layout.ts';
import { countOf } from '#shared/rules/text/format.ts';

export interface InvitationTerms {
  /** Address of the registration, token included. */
  link: string;
  days: number;
}

/** The mail that invites an address to register: everything `Mailer.send` needs but the address. */
export function invitationMail({ link, days }: InvitationTerms) {
  return {
    subject: 'Seu convite para a Órbita',
    ...renderMail({
      title: 'Um convite para você',
      paragraphs: [
        'Olá! Há um lugar para você nesta instalação da Órbita: planos de estudo, flashcards, resumos, ciclos e um timer, em um só lugar.',
        `O link abaixo cria a sua conta, com este email. Ele vale por ${countOf(days, 'dia', 'dias')} e funciona uma única vez.`,
      ],
      action: { label: 'Criar minha conta', url: link },
      footer:
        'Se você não esperava este convite, pode ignorar este email: nenhuma conta é criada sem você. Não encaminhe este link a outras pessoas.',
    }),
  };
}
