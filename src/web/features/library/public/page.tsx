import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import style from './page.css?inline';

/*
 * The library for who only visits: whole pages without a script, which search engines read too. They are written when
 * the client is built; the server puts its own address in the place of https://orbita.invalid.
 */

export const site = 'https://orbita.invalid';
export const home = '/biblioteca';

interface PageProps {
  path: string;
  title: string;
  description: string;
  /** What the page is, for search engines (schema.org). */
  data: object;
  children: ReactNode;
}

/** A whole document. */
export function pageOf({ path, title, description, data, children }: PageProps): string {
  const address = `${site}${path}`;
  // Nothing within the data may end the element that it stands in.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  const page = (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Órbita`}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={address} />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <meta property="og:type" content="article" />
        <meta property="og:locale" content="pt_BR" />
        <meta property="og:site_name" content="Órbita" />
        <meta property="og:url" content={address} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:image" content={`${site}/og.jpg`} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing ends the element */}
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      </head>
      <body>
        <header>
          <strong>
            <a href="/">Órbita</a>
          </strong>
          <a href={home}>Biblioteca</a>
          <a href="/login">Entrar</a>
          <a href="/register">Criar conta</a>
        </header>
        <main>{children}</main>
        <footer>
          <p>
            Um livro didático pequeno e livre para ler. Achou um erro? <a href="/contact">Conte para nós</a>.
          </p>
        </footer>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** Of the library, a subject or a lesson. */
export const pathOf = (subject: string, lesson?: string) => [home, subject, lesson].filter(Boolean).join('/');

/** The way to a page, for search engines. */
export const crumbs = (...steps: [name: string, path: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${site}${path}`,
  })),
});
