export interface MailContent {
  title: string;
  /** Plain text; each is one paragraph. */
  paragraphs: string[];
  /** The one thing to do; `url` must be http or https. */
  action?: Link;
  /** Why this mail came, in small print. */
  footer?: string;
  /** A link below it, in the same print; `url` must be http or https. */
  footerLink?: Link;
}

interface Link {
  label: string;
  url: string;
}

const font = "font-family: Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/**
 * Lays a mail out as plain text and as HTML. Everything given is treated as text and escaped. Only the button
 * has colours of its own, so the page follows the reader's light or dark theme in every mail program.
 */
export function renderMail({ title, paragraphs, action, footer, footerLink }: MailContent): {
  text: string;
  html: string;
} {
  for (const link of [action, footerLink])
    if (link && !/^https?:$/.test(new URL(link.url).protocol))
      throw new TypeError('A link of a mail needs an http or https address.');

  const text = [
    title,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    [
      '-- \nÓrbita',
      ...(footer ? [footer] : []),
      ...(footerLink ? [`${footerLink.label}: ${footerLink.url}`] : []),
    ].join('\n'),
  ].join('\n\n');

  const body = [
    `<h1 style="margin: 0 0 24px; font-size: 24px; line-height: 1.25;">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="margin: 0 0 16px;">${escapeHtml(paragraph)}</p>`),
    ...(action ? actionHtml(action) : []),
    `<p style="margin: 32px 0 0; font-size: 14px;"><strong>Órbita</strong>${footer ? `<br>${escapeHtml(footer)}` : ''}${footerLink ? `<br>${linkHtml(footerLink)}` : ''}</p>`,
  ].join('\n');

  const html = `<!doctype html>
<html lang="pt-BR" style="color-scheme: light dark;">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin: 0; padding: 0;">
<main style="max-width: 560px; margin: 0 auto; padding: 32px 24px; ${font}; font-size: 16px; line-height: 1.6;">
${body}
</main>
</body>
</html>
`;
  return { text: `${text}\n`, html };
}

const linkHtml = ({ label, url }: Link) =>
  `<a href="${escapeHtml(url)}" style="color: inherit;">${escapeHtml(label)}</a>`;

function actionHtml({ label, url }: Link): string[] {
  const href = escapeHtml(url);
  const button =
    'display: inline-block; padding: 12px 24px; border-radius: 12px; background: #fdb733; color: #1d1d43; ' +
    'font-weight: 600; text-decoration: none;';
  return [
    `<p style="margin: 24px 0;"><a href="${href}" style="${button}">${escapeHtml(label)}</a></p>`,
    '<p style="margin: 0 0 4px; font-size: 14px;">Se o botão não abrir, copie este endereço para o navegador:</p>',
    `<p style="margin: 0 0 16px; font-size: 14px; overflow-wrap: anywhere;"><a href="${href}" style="color: inherit;">${href}</a></p>`,
  ];
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
