import { describe, expect, test } from 'vitest';
import { renderMail } from './layout.ts';

const content = {
  title: 'Um título & <b>outro</b>',
  paragraphs: ['Primeiro "parágrafo".', '<script>alert(1)</script>'],
  action: { label: "Abrir 'já'", url: 'https://exemplo.test/a?b=1&c="2"' },
  footer: 'Você recebeu este email <porque> pediu.',
};

describe('renderMail', () => {
  test('says the same in text and in HTML', () => {
    const { text, html } = renderMail({ ...content, title: 'Título', paragraphs: ['Um.', 'Dois.'] });
    expect(text).toBe(
      'Título\n\nUm.\n\nDois.\n\nAbrir \'já\':\nhttps://exemplo.test/a?b=1&c="2"\n\n' +
        '-- \nÓrbita\nVocê recebeu este email <porque> pediu.\n',
    );
    for (const part of ['<h1', 'Título', 'Um.', 'Dois.', 'Abrir &#39;já&#39;', 'Órbita'])
      expect(html).toContain(part);
  });

  test('escapes everything it is given', () => {
    const { html } = renderMail(content);
    expect(html).toContain('Um título &amp; &lt;b&gt;outro&lt;/b&gt;');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('href="https://exemplo.test/a?b=1&amp;c=&quot;2&quot;"');
    expect(html).not.toMatch(/<script|<porque|<b>/);
  });

  test('is Portuguese, follows the theme of the reader and loads nothing', () => {
    const { html } = renderMail(content);
    expect(html).toMatch(/^<!doctype html>\n<html lang="pt-BR"/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).not.toMatch(/<table|<img|<link|<script|<style/);
  });

  test('works with neither action nor footer', () => {
    const { text, html } = renderMail({ title: 'Oi', paragraphs: ['Só isto.'] });
    expect(text).toBe('Oi\n\nSó isto.\n\n-- \nÓrbita\n');
    expect(html).not.toContain('<a ');
  });

  test('ends with a link in small print, in text and in HTML', () => {
    const footerLink = { label: 'Não receber mais', url: 'https://exemplo.test/sair?a=1&b=2' };
    const { text, html } = renderMail({ ...content, footerLink });
    expect(
      text.endsWith(
        'Você recebeu este email <porque> pediu.\nNão receber mais: https://exemplo.test/sair?a=1&b=2\n',
      ),
    ).toBe(true);
    expect(html).toContain('href="https://exemplo.test/sair?a=1&amp;b=2"');
    expect(() =>
      renderMail({ ...content, footerLink: { label: 'Sair', url: 'javascript:alert(1)' } }),
    ).toThrow(TypeError);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'sem endereço'])('refuses to link to %s', (url) => {
    expect(() => renderMail({ ...content, action: { label: 'Abrir', url } })).toThrow(TypeError);
  });
});
