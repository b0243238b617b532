import { createHash } from 'node:crypto';
import { parseSync } from 'vite';

/** One small fault that can be put into a file. */
export interface Mutant {
  path: string;
  /** What it changes: `=== → !==`. */
  kind: string;
  /** Which of the file's places for this kind: edits elsewhere in the tree leave the name of a mutant as it was. */
  ordinal: number;
  line: number;
  /** The characters that it replaces, and by what. */
  start: number;
  end: number;
  replacement: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
}

interface Site extends Pick<Mutant, 'kind' | 'start' | 'end' | 'replacement'> {}

/** A comparison is moved by one and turned round: both faults are usual. */
const operators: Record<string, readonly string[]> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  '&&': ['||'],
  '||': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const isText = ({ type, ...node }: Node & { value?: unknown }) =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof node.value === 'string');

const isEquality = (node: Node & { operator?: string }) => /^[!=]==$/.test(node.operator ?? '');

const isLog = (code: string) => /^(\w+\.)*log\.\w+\(/.test(code);

/** Types are erased before the code runs; what they wrap is not. */
const isType = ({ type }: Node) => type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(type);

function sitesOf(code: string, node: Node): Site[] {
  const parts = node as Node & Record<string, Node> & { operator: string; value: unknown };
  const { start, end } = node;
  const text = code.slice(start, end);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const { operator, left, right } = parts as typeof parts & { left: Node; right: Node };
      if (operator === '+' && (isText(left) || isText(right))) return [];
      const at = code.indexOf(operator, left.end);
      return (operators[operator] ?? []).map((replacement) => ({
        kind: `${operator} → ${replacement}`,
        start: at,
        end: at + operator.length,
        replacement,
      }));
    }
    case 'IfStatement':
    case 'ConditionalExpression': {
      const { test } = parts as typeof parts & { test: Node };
      // The other equality says the same.
      if (isEquality(test)) return [];
      const condition = code.slice(test.start, test.end);
      return [{ kind: 'if → if not', start: test.start, end: test.end, replacement: `!(${condition})` }];
    }
    case 'ReturnStatement': {
      const value = /^return\b(.*?);?$/s.exec(text)?.[1]?.trim() ?? '';
      if (/^(|undefined|null|true|false)$/.test(value) || isLog(value)) return [];
      return [{ kind: 'return → nothing', start, end, replacement: 'return undefined as never;' }];
    }
    case 'Literal': {
      if (typeof parts.value === 'boolean')
        return [{ kind: `${text} → ${!parts.value}`, start, end, replacement: String(!parts.value) }];
      if (typeof parts.value === 'number')
        return [{ kind: 'n → n + 1', start, end, replacement: String(parts.value + 1) }];
      return [];
    }
    default:
      return [];
  }
}

function* walk(code: string, node: Node): Generator<Site> {
  if (isType(node) || node.type === 'ImportDeclaration') return;
  yield* sitesOf(code, node);
  if (node.type === 'CallExpression' && isLog(code.slice(node.start, node.end))) return;
  for (const [name, value] of Object.entries(node)) {
    // The name of a property is no value.
    if (name === 'key' && !(node as Node & { computed?: boolean }).computed) continue;
    for (const child of [value].flat()) if (isNode(child)) yield* walk(code, child);
  }
}

/** Every mutant of a TypeScript file, in the order of its places. */
export function findMutants(path: string, code: string): Mutant[] {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const counts = new Map<string, number>();
  return [...walk(code, program)].map((site) => {
    const ordinal = (counts.get(site.kind) ?? 0) + 1;
    counts.set(site.kind, ordinal);
    return { path, ordinal, line: code.slice(0, site.start).split('\n').length, ...site };
  });
}

/** `count` of them, drawn by their names: the same seed draws the same ones. */
export function drawMutants(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const lot = ({ path, kind, ordinal }: Mutant) =>
    createHash('sha256').update(`${seed} ${path} ${kind} ${ordinal}`).digest('hex');
  return mutants
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

export function applyMutant(code: string, { start, end, replacement }: Mutant): string {
  return code.slice(0, start) + replacement + code.slice(end);
}
