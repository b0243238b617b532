import { greeting } from '#server/platform/mail/greeting.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import { alarmingGuesses } from './guesses/guess-pace.ts';

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
          'você sai de todos os aparelhos e entra de novo com a senha nova. O endereço secreto do calendário, se houver, ' +
          'deixa de valer.',
      ],
      action: { label: 'Criar nova senha', url: link },
      footer:
        'Se você não fez esse pedido, pode ignorar este email: sua senha continua a mesma e ninguém recebe ' +
        'acesso à sua conta. Não encaminhe este link a outras pessoas.',
    }),
  };
}

interface GoogleLink extends ResetPassword {
  /** What the installation calls its own provider; none is Google. */
  provider?: string | undefined;
  /** Whether the account's password stops working with the link. */
  dropsPassword: boolean;
}

/** The mail with a link that links a Google account: everything `Mailer.send` needs but the address. */
export function googleLinkMail({ name, link, minutes, dropsPassword, provider }: GoogleLink) {
  const account = `conta ${provider ?? 'Google'}`;
  return {
    subject: `Entrar na Órbita com ${provider ?? 'o Google'}`,
    ...renderMail({
      title: `Ligue sua ${account} à Órbita`,
      paragraphs: [
        `${greeting(name)} Recebemos um pedido para entrar na sua conta na Órbita com a ${account} deste email.`,
        `O link abaixo confirma esse pedido. Ele vale por ${duration(minutes)} e funciona uma única vez.`,
        ...(dropsPassword
          ? [
              'Como este email ainda não tinha sido confirmado, a senha atual da conta deixa de valer e as sessões ' +
                'abertas são encerradas. Depois, se quiser, crie outra senha em “Esqueceu sua senha?”.',
            ]
          : []),
      ],
      action: { label: `Ligar minha ${account}`, url: link },
      footer:
        'Se você não fez esse pedido, ignore este email: nada muda na sua conta. Não encaminhe este link a ' +
        'outras pessoas.',
    }),
  };
}

/** The mail that says that somebody guesses the password: everything `Mailer.send` needs but the address. */
export function guessedMail({ name, home }: { name: string; home: string }) {
  return {
    subject: 'Muitas senhas erradas na sua conta da Órbita',
    ...renderMail({
      title: 'Alguém pode estar tentando adivinhar a sua senha',
      paragraphs: [
        `${greeting(name)} Em pouco tempo, a sua conta na Órbita recebeu ${alarmingGuesses} senhas erradas. Ninguém entrou: ` +
          'agora cada tentativa precisa esperar, e nos aparelhos em que você já entrou nada muda.',
        'Se a sua senha é curta, fácil ou usada também em outro site, troque-a hoje. Se foi você que a esqueceu, escolha ' +
          '“Esqueceu sua senha?” ao entrar.',
      ],
      action: { label: 'Trocar minha senha', url: `${home}/profile` },
      footer:
        'Nunca pedimos a sua senha por email. Este aviso é sobre a segurança da conta e vem só quando é preciso.',
    }),
  };
}

/** `60` → `1 hora`. */
export function duration(minutes: number): string {
  const [amount, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return new Intl.NumberFormat('pt-BR', { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
