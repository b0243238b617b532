import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { type Plugin, parseSync, Visitor } from 'vite';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { root } from './run.mjs';

const contracts = join(root, 'src/shared/contracts/');
const web = join(root, 'src/web/');
const lean = '?lean';

/**
 * What a browser needs of a contract, in a build: limits and names, and of an endpoint its method and its path. The
 * schemas, which serve the server, its reference page and some forms, come along where a module names one: made by the
 * hundred, they would cost a cheap phone more than anything else before its first screen.
 */
export const leanContracts: Plugin = {
  name: 'lean-contracts',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer) {
    if (!source.endsWith(lean)) return null;
    const found = await this.resolve(source.slice(0, -lean.length), importer);
    return found && found.id + lean;
  },
  async load(id) {
    if (!id.endsWith(lean)) return null;
    const contract = await readContract(id.slice(0, -lean.length));
    return Object.entries(contract)
      .filter(([, value]) => isData(value))
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
  async transform(code, id) {
    if (id.endsWith(lean)) return null;
    if (id.startsWith(contracts)) return markPure(code, id);
    return id.startsWith(web) ? importLean(code) : null;
  },
};

/** What a contract exports, its endpoints without what they accept and answer. */
async function readContract(file: string): Promise<Record<string, unknown>> {
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(exported).map(([name, value]) => [
      name,
      isApi(name) ? callsOf(value as Record<string, Endpoint>) : value,
    ]),
  );
}

const isApi = (name: string) => name.endsWith('Api');

const callsOf = (endpoints: Record<string, Endpoint>) =>
  Object.fromEntries(Object.entries(endpoints).map(([key, { method, path }]) => [key, { method, path }]));

const isData = (value: unknown) => {
  try {
    return isDeepStrictEqual(value, JSON.parse(JSON.stringify(value)));
  } catch {
    return false;
  }
};

/**
 * Contracts only declare: a call that runs when one is loaded does nothing but answer, and goes with what it answers
 * when nobody asks for that.
 */
function markPure(code: string, id: string): string {
  const starts = new Set<number>();
  let functions = 0;
  const enter = () => void functions++;
  const leave = () => void functions--;
  const note = ({ start }: { start: number }) => {
    if (functions === 0) starts.add(start);
  };
  new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    CallExpression: note,
  }).visit(parseSync(id, code).program);
  return [...starts]
    .sort((one, other) => other - one)
    .reduce((text, start) => `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start)}`, code);
}

const importing = /import \{([^}]*)\} from '#shared\/contracts\/([\w-]+\.ts)';/g;
const namedSchema = /(?<!typeof )\b(\w+Api)\.\w+\.(?:params|query|body|response)\b/g;

/** Takes from the lean contract what it has, but for endpoints of which the module names a schema. Types go anyway. */
async function importLean(code: string): Promise<string> {
  const whole = new Set([...code.matchAll(namedSchema)].map(([, name]) => name));
  let text = code;
  for (const [statement, list = '', source = ''] of code.matchAll(importing)) {
    const contract = await readContract(join(contracts, source));
    const names = list.split(',').map((name) => name.trim());
    const values = names.filter((name) => name !== '' && !name.startsWith('type '));
    const data = new Set(values.filter((name) => isData(contract[name]) && !whole.has(name)));
    const others = values.filter((name) => !data.has(name));
    const imports = [
      data.size > 0 && `import { ${[...data].join(', ')} } from '#shared/contracts/${source}${lean}';`,
      others.length > 0 && `import { ${others.join(', ')} } from '#shared/contracts/${source}';`,
    ];
    text = text.replace(statement, imports.filter(Boolean).join(' '));
  }
  return text;
}
