import type { FastifyInstance } from 'fastify';

/** Maximum nesting: deeper than anything in the contract, and far below the stack limit. */
const DEPTH_MAX = 32;

/** Parses JSON bodies, and rejects deep nesting that would overflow the stack of recursive code. */
export function jsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) return done(Object.assign(new Error('The body is nested too deeply'), { statusCode: 400 }));
    void parse(request, body, done);
  });
}

/** Counts brackets outside strings, before parsing. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (isText) {
      if (character === '\\') index += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > DEPTH_MAX) return true;
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return false;
}
