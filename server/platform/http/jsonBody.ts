import type { FastifyInstance } from 'fastify';

/** Deeper than anything in the contract, and far from what a stack can bear. */
const DEPTH_MAX = 32;

/** Reads JSON, and refuses what is nested so deeply that whoever walks through it would not come back. */
export function jsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) return done(Object.assign(new Error('The body is nested too deeply'), { statusCode: 400 }));
    void parse(request, body, done);
  });
}

/** Counts brackets outside of texts, before anything is built of them. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > DEPTH_MAX) return true;
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return false;
}
