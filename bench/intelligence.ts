import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from '#server/language/plans/compose.ts';
import { localPlanWriter } from '#server/language/plans/local.ts';
import { openCatalogue } from '#server/language/wish/catalogue.ts';
import { readWish } from '#server/language/wish/read-wish.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { pinnedNode, run } from '../scripts/run.mjs';
import { install, serve } from './support/installation.ts';
import { against, decimal, printTable } from './support/table.ts';
import { tidily } from './support/tidy.ts';

/** A wish as students write it, with the subject or exam it means (alternatives by "|"; empty: nothing is known). */
interface Wish {
  kind: string;
  wish: string;
  subject: string;
  /** What the names of the topics have to have, as expressions over folded text. */
  keys?: string[];
}

const wishes: Wish[] = JSON.parse(readFileSync(join(import.meta.dirname, 'corpus', 'wishes.json'), 'utf8'));
const catalogue = await openCatalogue();

async function judge({ wish, subject, keys = [] }: Wish) {
  const text = { title: wish, subject: '', description: '', goals: [] };
  const reading = readWish(text, catalogue);
  const { topics, question } = await localPlanWriter.suggest({
    prompt: wish,
    topicsCount: 15,
    difficulty: 'intermediário',
    programme: '',
  });
  const found =
    reading.exam && reading.scopes.length > 3 ? reading.exam.name : (reading.scopes[0]?.entry.subject ?? '');
  const held = reading.status === 'known' ? compose(reading, 2, 15).topics : [];
  const said = foldLetters(held.map(({ name, description }) => `${name} ${description}`).join(' '));
  const isMeant = subject.split('|').includes(found);
  const covered = keys.filter((key) => new RegExp(key).test(said)).length;
  const isAsked = subject === '' && topics.length === 0 && question !== '';
  return {
    isMeant: isMeant && (subject !== '' || isAsked),
    share: keys.length > 0 ? covered / keys.length : 1,
    found,
  };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

async function ownWishes(): Promise<void> {
  const judged = await Promise.all(wishes.map(async (wish) => ({ ...wish, ...(await judge(wish)) })));
  const kinds = [...new Set(judged.map(({ kind }) => kind))];
  const row = (name: string, of: typeof judged) => [
    name,
    String(of.length),
    decimal(100 * mean(of.map(({ isMeant }) => Number(isMeant)))),
    decimal(100 * mean(of.map(({ share }) => share))),
  ];
  printTable(
    'Pedidos do projeto',
    ['', 'n', 'entendidos %', 'temas %'],
    [
      ...kinds.map((kind) =>
        row(
          kind,
          judged.filter((each) => each.kind === kind),
        ),
      ),
      row('all', judged),
    ],
  );
  for (const { wish, found } of judged.filter(({ isMeant }) => !isMeant))
    console.log(`não entendido: “${wish}” foi lido como “${found}”`);
  const all = mean(judged.map(({ isMeant }) => Number(isMeant)));
  console.log(`entendidos ${against(all, '≥', 0.9)}`);
}

/** Sets from outside, with scorers that ask a running server: a folder with `plans-eval.mjs` and `tutor-eval.mjs`. */
async function outerSets(folder: string): Promise<void> {
  await tidily(async (stack) => {
    const installation = await install(stack, 'PGlite');
    const { url } = await serve(stack, { ...installation, RATE_LIMIT: 'off' });
    for (const [scorer, set] of [
      ['plans-eval.mjs', 'plans-dev.json'],
      ['tutor-eval.mjs', 'tutor-dev.json'],
    ] as const) {
      if (!existsSync(join(folder, scorer))) continue;
      process.env.BASE = url;
      await run(pinnedNode, [join(folder, scorer), join(folder, set)]);
    }
  });
}

await ownWishes();
const sets = process.env.EVAL_SETS;
if (sets) await outerSets(sets);
else console.log('EVAL_SETS diz a pasta de outros conjuntos, com os seus avaliadores.');
