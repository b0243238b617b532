import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { onAnnounce } from '../toast/announce.ts';
import { encodeClozes } from './cloze.ts';
import { mathPlugins } from './math.ts';
import { hasMarkup, plainText } from './plain-text.ts';
import { renderMarkdown } from './render-markdown.tsx';
import { RichText } from './rich-text.tsx';

/** Waits until the text is drawn by Markdown. */
async function draw(ui: React.ReactElement, selector: string) {
  const { container } = render(ui);
  await waitFor(() => expect(container.querySelector(selector)).not.toBeNull());
  return container;
}

describe('Markdown', () => {
  it('draws emphasis, lists, quotations and headings below those of the page', async () => {
    const container = await draw(
      <RichText text={'# Um\n### Dois\n**forte** _ênfase_ ~~riscado~~\n\n- a\n- b\n\n> citação'} />,
      'strong',
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Um' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 4, name: 'Dois' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['a', 'b']);
    expect(container.querySelector('em')?.textContent).toBe('ênfase');
    expect(container.querySelector('del')?.textContent).toBe('riscado');
    expect(container.querySelector('blockquote')?.textContent?.trim()).toBe('citação');
  });

  it('keeps the lines that were typed', async () => {
    const container = await draw(<RichText text={'**um**\ndois\ntrês'} />, 'strong');
    expect(container.querySelectorAll('br')).toHaveLength(2);
  });

  it('loses no line: notes, definitions and indented lines stay', async () => {
    const container = await draw(<RichText text={'**a**\n\n[^1]: nota\n\n[x]: y\n\n    recuo'} />, 'strong');
    expect(container.textContent).toContain('[^1]: nota');
    expect(container.textContent).toContain('[x]: y');
    expect(container.querySelector('code')).toBeNull();
  });

  it('draws tables with their alignment, headed by columns', async () => {
    await draw(<RichText text={'| Órgão | Nº |\n| :-- | --: |\n| Coração | 1 |'} />, 'table');
    const table = within(screen.getByRole('table'));
    expect(table.getByRole('columnheader', { name: 'Órgão' })).toBeTruthy();
    expect(table.getByRole('cell', { name: '1' }).style.textAlign).toBe('right');
  });

  it('says in words what a box of a task list shows', async () => {
    await draw(<RichText text={'- [x] ler\n- [ ] rever'} />, 'li');
    expect(screen.getByRole('img', { name: 'feito' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'a fazer' })).toBeTruthy();
  });

  it('copies a block of code', async () => {
    const user = userEvent.setup();
    const said = vi.fn();
    const stop = onAnnounce(said);
    render(<RichText text={'```python\nprint("oi")\n```'} />);
    await user.click(await screen.findByRole('button', { name: 'Copiar código' }));
    expect(await navigator.clipboard.readText()).toBe('print("oi")');
    expect(said).toHaveBeenCalledWith({ text: 'Código copiado.', urgent: false });
    expect(screen.getByText('python')).toBeTruthy();
    stop();
  });

  it('shows a drawing as a picture, which runs nothing', async () => {
    await draw(
      <RichText
        text={
          '```svg Uma reta\n<svg viewBox="0 0 9 9"><script>alert(1)</script><path d="M0 0h9"/></svg>\n```'
        }
      />,
      'img',
    );
    const drawing = screen.getByRole('img', { name: 'Uma reta' });
    const source = decodeURIComponent(drawing.getAttribute('src') ?? '');
    expect(source).toMatch(/^data:image\/svg\+xml,<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox/);
    expect(document.querySelector('script, svg path')).toBeNull();
  });

  it('selects the code where there is no clipboard', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    render(<RichText text={'```\nx = 1\n```'} />);
    await user.click(await screen.findByRole('button', { name: 'Copiar código' }));
    await waitFor(() => expect(String(getSelection()).trim()).toBe('x = 1'));
  });
});

describe('links and pictures', () => {
  it('opens links elsewhere, without telling where from', async () => {
    await draw(<RichText text={'[site](https://exemplo.com) e ana@exemplo.com'} />, 'a');
    const link = screen.getByRole('link', { name: 'site' });
    expect(link.getAttribute('href')).toBe('https://exemplo.com');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.getByRole('link', { name: 'ana@exemplo.com' }).getAttribute('href')).toBe(
      'mailto:ana@exemplo.com',
    );
  });

  it.each([
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/jpeg;base64,iVBORw0KGgo=',
    'data:image/gif;base64,iVBORw0KGgo=',
    'data:image/webp;base64,iVBORw0KGgo=',
  ])('shows %s', async (url) => {
    await draw(<RichText text={`![um mapa](${url})`} />, 'img');
    const image = screen.getByRole('img', { name: 'um mapa' });
    expect(image.getAttribute('src')).toBe(url);
  });

  it.each([
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PHA+',
    '/interna.png',
    'ftp://e.com/a',
  ])('shows only the description of %s', async (url) => {
    const container = await draw(<RichText text={`**a** ![um mapa](${url})`} />, 'strong');
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('a um mapa');
  });

  it('names a picture without description', async () => {
    await draw(<RichText text="![](data:image/png;base64,iVBORw0KGgo=)" />, 'img');
    expect(screen.getByRole('img', { name: 'Imagem sem descrição' })).toBeTruthy();
  });

  it.each([
    ['![um mapa](https://exemplo.com/mapa.png)', 'Ver imagem: um mapa'],
    ['![](http://exemplo.com/mapa.png)', 'Ver imagem'],
    ['![](http://exemplo.com/mapa.png "O Brasil")', 'Ver imagem: O Brasil'],
  ])('loads no picture of another site by itself: %j is the link “%s”', async (text, name) => {
    const container = await draw(<RichText text={text} />, 'a');
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toMatch(/^https?:\/\/exemplo\.com\/mapa\.png$/);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(container.querySelector('img')).toBeNull();
  });

  it('says within a link what its picture shows', async () => {
    const text = '[![um mapa](https://exemplo.com/mapa.png)](https://exemplo.com)';
    const container = await draw(<RichText text={text} />, 'a');
    expect(screen.getByRole('link', { name: 'um mapa' }).getAttribute('href')).toBe('https://exemplo.com');
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('formulas', () => {
  const formulas = (container: HTMLElement) =>
    [...container.querySelectorAll('annotation')].map((note) => note.textContent ?? '');

  it('draws formulas and leaves money alone', async () => {
    const container = await draw(
      <RichText text={'Com R$ 12,29 e R$ 15,83, $E=mc^2$ e \\(x\\) custam $5 ou $10.'} />,
      '.katex',
    );
    expect(formulas(container)).toEqual(['E=mc^2', 'x']);
    expect(container.textContent).toContain('Com R$ 12,29 e R$ 15,83, ');
    expect(container.textContent).toContain(' custam $5 ou $10.');
    expect(container.querySelector('.katex-display')).toBeNull();
  });

  it('displays formulas between two dollars and brackets, in lists and quotations too', async () => {
    const container = await draw(
      <RichText text={'- área: $$\\pi r^2$$\n\n> \\[\n> a\n> - b\n> \\]\n\n```math\nc\n```'} />,
      '.katex',
    );
    expect(container.querySelectorAll('.katex-display')).toHaveLength(3);
    expect(formulas(container).map((tex) => tex.trim())).toEqual(['\\pi r^2', 'a - b', 'c']);
    expect(container.querySelectorAll('li')).toHaveLength(1);
  });

  it('keeps the bars of a formula in its cell', async () => {
    const container = await draw(<RichText text={'| $|x|$ | b |\n| - | - |\n| c | d |'} />, '.katex');
    expect(formulas(container)).toEqual(['|x|']);
    expect(container.querySelectorAll('th')).toHaveLength(2);
  });

  it('says of a wrong formula that it is wrong, in Portuguese, and shows it', async () => {
    const container = await draw(<RichText text="$\frac{1}{$ aqui" />, '.katex-error');
    const error = container.querySelector('.katex-error');
    expect(error?.getAttribute('title')).toBe('Esta fórmula tem um erro.');
    expect(error?.textContent).toBe('\\frac{1}{');
  });

  it('forgets what one formula defined before the next', async () => {
    const container = await draw(<RichText text="$\gdef\x{segredo}$ e $\x^2$" />, '.katex');
    expect(container.querySelector('.katex-html')?.textContent).not.toContain('segredo');
    expect(container.textContent).not.toMatch(/segredo.*segredo/);
  });
});

describe('clozes', () => {
  it('covers the answer, out of reach of screen readers, without loading anything', () => {
    const { container } = render(
      <RichText text="A capital é {{c1::Paris}} ou {{c2::Roma::itália}}." cloze="hidden" />,
    );
    expect(container.textContent).toBe('A capital é […] ou [itália].');
    expect(screen.getByRole('img', { name: 'palavra escondida' }).textContent).toBe('[…]');
    expect(screen.getByRole('img', { name: 'palavra escondida: itália' })).toBeTruthy();
    expect(container.innerHTML).not.toMatch(/Paris|Roma/);
  });

  it('marks the answer when it is shown', () => {
    const { container } = render(<RichText text="A capital é {{c1::Paris::cidade}}." cloze="shown" />);
    expect(container.textContent).toBe('A capital é Paris.');
    expect(container.querySelector('mark')?.textContent).toBe('Paris');
  });

  it('knows formulas within answers, and answers within formulas and code', async () => {
    const text = 'A {{c1::$\\frac{a}{b}$}}, $E={{c2::mc^2}}$ e `{{c3::git}} log` **{{c4::fim}}**';
    const shown = await draw(<RichText text={text} />, '.katex');
    expect(shown.querySelector('mark .katex annotation')?.textContent).toBe('\\frac{a}{b}');
    expect(shown.querySelectorAll('annotation')[1]?.textContent).toBe('E=\\underline{mc^2}');
    expect(shown.querySelector('code mark')?.textContent).toBe('git');
    expect(shown.querySelector('strong mark')?.textContent).toBe('fim');
    const hidden = await draw(<RichText text={text} cloze="hidden" />, '.katex');
    expect(hidden.innerHTML).not.toMatch(/frac|mc|git|fim/);
    expect(within(hidden).getAllByRole('img', { name: 'palavra escondida' })).toHaveLength(3);
    expect(hidden.querySelector('code')?.textContent).toBe('[…] log');
  });

  it('marks each part of an answer that spans emphasis, items and cells', async () => {
    const container = await draw(
      <RichText text={'{{c1::**a** b}}\n\n- {{c2::um\n- dois}} três\n\n| {{c3::x | y}} |\n| - | - |'} />,
      'table',
    );
    const marks = [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(['a b', 'um', 'dois', 'x', 'y']);
    expect(container.textContent).not.toMatch(/[\uE000-\uE00F⸨⸩{}]/);
  });

  it.each([
    ['{{c1::https://exemplo.com}} fim', 'https://exemplo.com'],
    ['[nome](https://exemplo.com/{{c1::a}}) fim', 'https://exemplo.com/a'],
  ])('keeps the address of %s whole', async (text, href) => {
    const container = await draw(<RichText text={text} />, 'a');
    expect(container.querySelector('a')?.getAttribute('href')).toBe(href);
    expect(container.textContent).toMatch(/ fim$/);
    expect(container.querySelector('mark')?.textContent ?? '').not.toContain('fim');
  });

  it('covers answers in descriptions and addresses', async () => {
    const text =
      '![{{c1::SEGREDO}}](https://e.com/{{c2::SEGREDO}}.png "{{c3::SEGREDO}}") e https://e.com/{{c4::SEGREDO}}';
    const container = await draw(<RichText text={text} cloze="hidden" />, 'a');
    expect(container.innerHTML).not.toContain('SEGREDO');
  });

  it('never shows a hidden answer, whatever is around it', () => {
    const around = fc.string({
      unit: fc.constantFrom('a', ' ', '$', '`', '*', '\n', '|', '[', '](', '- ', '> ', '\\', 'https://e.c/'),
      maxLength: 10,
    });
    fc.assert(
      fc.property(around, around, around, (before, inside, after) => {
        const text = `${before}{{c1::${inside}SEGREDO${inside}}}${after}`;
        const { container, unmount } = render(drawn(text, true));
        expect(container.innerHTML).not.toContain('SEGREDO');
        expect(container.innerHTML).not.toMatch(/[\uE000\uE001]|%EE%80%8/);
        unmount();
      }),
    );
  });
});

function drawn(text: string, hidden = false, inline = false) {
  const encoded = encodeClozes(text, hidden ? 'hidden' : 'shown');
  return <div>{renderMarkdown(encoded, { inline, hidden, mathPlugins })}</div>;
}

describe('in one line', () => {
  it('has no block, link or picture, so that it may lie in a link', async () => {
    const container = await draw(
      <RichText
        inline
        text={'# A\n\n- **b** [c](https://d.e)\n\n![f](https://g.h/i.png) $$x$$\n\n| j | k |\n| - | - |'}
      />,
      'strong',
    );
    expect(container.querySelector('p,h3,ul,li,a,img,table,div div,br,hr,pre,.katex-display')).toBeNull();
    expect(container.querySelector('.katex')).not.toBeNull();
    expect(container.firstElementChild?.tagName).toBe('SPAN');
    expect(container.textContent?.replace(/\s+/g, ' ')).toMatch(/A b c f .* j k/);
  });
});

describe('texts and their drawing agree', () => {
  const squeeze = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

  it('draws a text without markup exactly as it is typed', () => {
    const unit = fc.constantFrom(
      ...[
        'a',
        'B',
        'é',
        ' ',
        '\n',
        '.',
        '-',
        '+',
        '*',
        '_',
        '#',
        '>',
        '<',
        '/',
        '|',
        '[',
        ']',
        '(',
        ')',
        '!',
        '&',
        ';',
      ],
      ...['~', '`', '$', '5', ':', '@', '=', '"', '{', '}', '1.', 'www', 'R$ 5'],
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 25 }), (text) => {
        fc.pre(!hasMarkup(text));
        const { container, unmount } = render(drawn(text));
        for (const line of container.querySelectorAll('br')) line.replaceWith('\n');
        expect(squeeze(container.textContent)).toBe(squeeze(text));
        unmount();
      }),
      runs(400),
    );
  });

  it('says in plain text what it draws', () => {
    const word = fc.constantFrom('mitose', 'célula', 'DNA', 'R$ 5', '2 + 2', 'a_b', 'fim.');
    const marked = fc
      .tuple(fc.constantFrom('**', '*', '_', '~~', '`', '', '['), word)
      .map(([mark, text]) => (mark === '[' ? `[${text}](https://e.com)` : `${mark}${text}${mark}`));
    const line = fc.tuple(
      fc.constantFrom('', '- ', '> ', '## '),
      fc.array(marked, { minLength: 1, maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        const text = lines.map(([start, words]) => start + words.join(' ')).join('\n\n');
        const { container, unmount } = render(drawn(text, false, true));
        expect(squeeze(plainText(text))).toBe(squeeze(container.textContent));
        unmount();
      }),
    );
  });
});

describe('texts that go too far', () => {
  it.each([
    ['quotations', '>'.repeat(5000)],
    ['lists', '- '.repeat(2500)],
    ['lines of one item', `- ${'a\n'.repeat(2400)}`],
    ['brackets', '['.repeat(5000)],
    ['emphasis', '*a **b '.repeat(700)],
    ['groups', `$${'{'.repeat(2400)}x${'}'.repeat(2400)}$`],
    ['fractions', `$${'\\frac{'.repeat(600)}x${'}{y}'.repeat(600)}$`],
    ['a command of itself', '$\\def\\a{\\a\\a}\\a$'],
    ['a cloze in a cloze', '{{c1::'.repeat(400) + '}}'.repeat(400)],
  ])('stand as plain text or are drawn, but break nothing: %s', async (_, text) => {
    const { container } = render(<RichText text={`${text}\n\nfim`} />);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(container.textContent).toMatch(/fim/);
  });

  it('keeps a formula from being larger than it may', async () => {
    const container = await draw(<RichText text="$\rule{9999em}{9999em}$" />, '.katex');
    expect(container.innerHTML).not.toContain('9999em;');
    expect(container.querySelector<HTMLElement>('.rule')?.style.borderTopWidth).toBe('40em');
  });
});

it('opens links that stay on this site in their place, when it may, and none that only look so', async () => {
  const onVisit = vi.fn();
  const text =
    '[Revisar](/flashcards/review) [Fora](//example.com/a) [Torto](/\\example.com) [Longe](https://example.com)';
  render(<RichText text={text} onVisit={onVisit} />);
  const review = await screen.findByRole('link', { name: 'Revisar' });
  expect(review.getAttribute('target')).toBeNull();
  await userEvent.click(review);
  expect(onVisit).toHaveBeenCalledExactlyOnceWith('/flashcards/review');
  expect(screen.queryByRole('link', { name: 'Fora' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Torto' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Longe' }).getAttribute('target')).toBe('_blank');
});

it('has no links within this site otherwise', async () => {
  render(<RichText text="**a** [Revisar](/flashcards/review)" />);
  await screen.findByText('Revisar');
  expect(screen.queryByRole('link')).toBeNull();
});
