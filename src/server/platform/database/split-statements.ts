/** Where the block comment ends that begins at `start`: comments lie within comments. */
function endOfComment(script: string, start: number): number {
  let depth = 0;
  for (const { 0: mark, index } of script.slice(start).matchAll(/\/\*|\*\//g)) {
    depth += mark === '/*' ? 1 : -1;
    if (depth === 0) return start + index + 2;
  }
  return script.length;
}

/** Within which a semicolon ends nothing: comments, strings, quoted names, texts between dollars. */
const marks =
  /--[^\n]*|\/\*|(?<!\w)e'(?:\\.|''|[^'\\])*'|'(?:''|[^'])*'|"(?:""|[^"])*"|(?<![\w$])\$([a-z_]\w*|)\$.*?\$\1\$|;/gis;

/**
 * The statements of an SQL script, in order, without the semicolons that end them and without what is nothing but
 * comment. Bodies between `begin atomic` and `end` are not told apart: write functions between dollars.
 */
export function splitStatements(script: string): string[] {
  const statements: string[] = [];
  let start = 0;
  let code = '';
  let at = 0;
  const end = (index: number) => {
    if (code.trim() !== '') statements.push(script.slice(start, index).trim());
    code = '';
  };
  marks.lastIndex = 0;
  for (let mark = marks.exec(script); mark; mark = marks.exec(script)) {
    const [text] = mark;
    code += script.slice(at, mark.index);
    at = text === '/*' ? endOfComment(script, mark.index) : mark.index + text.length;
    marks.lastIndex = at;
    if (text === ';') {
      end(mark.index);
      start = at;
    } else if (text !== '/*' && !text.startsWith('--')) code += text;
  }
  code += script.slice(at);
  end(script.length);
  return statements;
}
