import { createHash } from 'node:crypto';
import { parseSync, Visitor } from 'vite';

/** One small fault that can be put into a file. */
export interface Mutant {
  path: string;
  /** What it changes: `=== → !==`. */
  kind: string;
  line: number;
  /** The characters that it replaces, and by what. */
  start: number;
  end: number;
  replacement: string;
}

/** A comparison is moved by one and turned round: both faults are usual. */
const operators: Record<string, readonly string[]> = {
  ...{ '===': ['!=='], '!==': ['==='], '&&': ['||'], '||': ['&&'] },
  ...{ '<': ['<=', '>'], '<=': ['<', '>='], '>': ['>=', '<'], '>=': ['>', '<='] },
  ...{ '+': ['-'], '-': ['+'], '*': ['/'], '/': ['*'] },
};

/** Every mutant of a TypeScript file: of its operators, conditions, answers, numbers and truths, not of texts and logs. */
export function findMutants(path: string, code: string): Mutant[] {
  const mutants: Mutant[] = [];
  const put = (kind: string, { start, end }: { start: number; end: number }, replacement: string) =>
    mutants.push({ path, kind, line: code.slice(0, start).split('\n').length, start, end, replacement });
  const isText = ({ type, ...node }: { type: string; value?: unknown }) =>
    type === 'TemplateLiteral' || (type === 'Literal' && typeof node.value === 'string');
  type Binary = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['BinaryExpression']>>[0];
  const onBinary = ({ operator, left, right }: Pick<Binary, 'left' | 'right'> & { operator: string }) => {
    if (operator === '+' && (isText(left) || isText(right))) return;
    const start = code.indexOf(operator, left.end);
    for (const other of operators[operator] ?? [])
      put(`${operator} → ${other}`, { start, end: start + operator.length }, other);
  };
  const onCondition = ({ test }: { test: { start: number; end: number; operator?: unknown } }) => {
    // The other equality says the same.
    if (!/^[!=]==$/.test(String(test.operator)))
      put('if → if not', test, `!(${code.slice(test.start, test.end)})`);
  };
  const onReturn = (node: {
    start: number;
    end: number;
    argument: { start: number; end: number } | null;
  }) => {
    const text = node.argument ? code.slice(node.argument.start, node.argument.end) : 'undefined';
    if (!/^(?:undefined|null|true|false)$/.test(text))
      put('return → nothing', node, 'return undefined as never;');
  };
  /** Types are erased before the code runs. */
  let isType = false;
  const markType = (is: boolean) => () => {
    isType = is;
  };
  const onLiteral = (node: { start: number; end: number; value: unknown }) => {
    if (isType) return;
    if (typeof node.value === 'boolean') put('true ↔ false', node, String(!node.value));
    if (typeof node.value === 'number') put('n → n + 1', node, String(node.value + 1));
  };
  new Visitor({
    ...{ TSLiteralType: markType(true), 'TSLiteralType:exit': markType(false) },
    BinaryExpression: onBinary,
    LogicalExpression: onBinary,
    IfStatement: onCondition,
    ConditionalExpression: onCondition,
    ReturnStatement: onReturn,
    Literal: onLiteral,
  }).visit(parseSync(path, code).program);
  return mutants.sort((a, b) => a.start - b.start);
}

/** `count` of them, drawn by where they stand in their file: the same seed draws the same ones. */
export function drawMutants(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const lot = ({ path, kind, start }: Mutant) =>
    createHash('sha256').update(`${seed} ${path} ${kind} ${start}`).digest('hex');
  return mutants
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

export const applyMutant = (code: string, { start, end, replacement }: Mutant): string =>
  code.slice(0, start) + replacement + code.slice(end);
