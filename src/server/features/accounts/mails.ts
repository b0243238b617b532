import { renderMail } from '#server/platform/mail/layout.ts';

interface ResetPassword {
  /** As the student registered it. */
  name: string;
  /** Address of the reset page, token included. */
  link: string;
  /** How long the link works. */
  minutes: number;
}

/** The mail with a link to set a new password: everything `Mailer.send` needs but the address. */
export function resetPasswordMail({ name, link, minutes }: ResetPassword) {
  return {
    subject: 'Redefinição da sua senha na Órbita',
    ...renderMail({
      title: 'Vamos criar uma nova senha',
      paragraphs: [
        `${greeting(name)} Recebemos um pedido para redefinir a senha da sua conta na Órbita.`,
        `O link abaixo vale por ${duration(minutes)} e funciona uma única vez. Depois da troca, por segurança, ` +
          'você sai de todos os aparelhos e entra de novo com a senha nova.',
      ],
      action: { label: 'Criar nova senha', url: link },
      footer:
        'Se você não fez esse pedido, pode ignorar este e-mail: sua senha continua a mesma e ninguém recebe ' +
        'acesso à sua conta. Não encaminhe este link a outras pessoas.',
    }),
  };
}

/**
 * Anyone can register somebody else's address under any name, so a name never brings words or an address of
 * its own into a mail: only a first name made of letters is used.
 */
function greeting(name: string): string {
  const [first = ''] = name.trim().split(/\s+/u);
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(first) ? `Olá, ${first}.` : 'Olá.';
}

function duration(minutes: number): string {
  const [amount, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return new Intl.NumberFormat('pt-BR', { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
