import { type Element, isElement, makeElement, type Parent } from './tree.ts';

const elsewhere = /^https?:\/\//i;

/** What stands for a picture: a link to press, or, where a link is already or no address, what it shows. */
function standIn({ properties: { src, alt, title } }: Element, isInLink: boolean): Element {
  const shown = String(alt || title || '');
  const words = (value: string) => [{ type: 'text' as const, value }];
  if (isInLink) return makeElement('span', {}, words(shown || 'imagem'));
  return makeElement('a', { href: src }, words(shown ? `Ver imagem: ${shown}` : 'Ver imagem'));
}

/**
 * A picture of another site is loaded by nobody who only reads: that site would learn who reads, and when, and a text can
 * carry what it knows away in the address. Pictures within the text itself stay.
 */
export function linkPictures() {
  const visit = (parent: Parent, isInLink: boolean): void => {
    parent.children = parent.children.map((child) => {
      if (!isElement(child)) return child;
      if (child.tagName === 'img' && elsewhere.test(String(child.properties.src ?? '')))
        return standIn(child, isInLink);
      visit(child, isInLink || child.tagName === 'a');
      return child;
    });
  };
  return (tree: Parent) => visit(tree, false);
}
