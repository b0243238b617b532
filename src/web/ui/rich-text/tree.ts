import type { ExtraProps, Options } from 'react-markdown';

export type Element = NonNullable<ExtraProps['node']>;
export type Plugins = NonNullable<Options['rehypePlugins']>;
export type Child = Element['children'][number];

/** The whole document, or an element of it. */
export interface Parent {
  children: Child[];
}

export const isElement = (node: { type: string }): node is Element => node.type === 'element';

export function makeElement(tagName: string, properties: Element['properties'], children: Child[]): Element {
  return { type: 'element', tagName, properties, children };
}

export function hasClass(element: Element, name: string): boolean {
  const { className } = element.properties;
  return Array.isArray(className) && className.includes(name);
}

/** Whether an element holds TeX, before it is drawn. */
export const isMath = (element: Element): boolean =>
  ['language-math', 'math-inline', 'math-display'].some((name) => hasClass(element, name));

export function textOf(node: Child): string {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(textOf).join('') : '';
}
