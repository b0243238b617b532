import { plainly } from './quote/quote.ts';

/** Of this site, and nothing that could end the link. */
const address = /^\/(?!\/)[^\s()<>\\[\]`"']*$/;

/** A link within the product; the bare words where the address is none of it. */
export const link = (title: string, href: string): string =>
  address.test(href) ? `[${plainly(title)}](${href})` : plainly(title);

const encoded = (value: string) =>
  encodeURIComponent(value.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** An address of a form whose fields are filled with what is not empty. */
export function filledForm(path: string, fields: Readonly<Record<string, string | number | null>>): string {
  const said = Object.entries(fields).filter(([, value]) => value !== null && value !== '');
  return said.length === 0
    ? path
    : `${path}?${said.map(([name, value]) => `${name}=${encoded(String(value))}`).join('&')}`;
}

export const summaryLink = ({ id, title }: { id: string; title: string }): string =>
  link(title, `/summaries/${encoded(id)}`);
export const planLink = ({ id, title }: { id: string; title: string }): string =>
  link(title, `/study-plans/${encoded(id)}`);
/** "Biologia › Plantas": the cards of a deck. */
export const deckLink = ({ name }: { name: string }): string =>
  link(name.replaceAll('::', ' › '), filledForm('/flashcards', { deck: name }));
