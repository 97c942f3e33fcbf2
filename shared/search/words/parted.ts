/** What stands before the machine or the use that a part is for. */
const PURPOSE =
  /(?<=\s)(?:for|fits|para|для|к|на|под|от|compatible (?:with|con)|совместим\p{L}* с|подход\p{L}* (?:к|для))(?=\s)|适用于|适合|用于/u;

/** "probe for X", "适用于X的探头": what is wanted, and what it is for. */
export function parted(keyword: string): { head: string; purpose: string } {
  const text = keyword.normalize('NFKC');
  const found = PURPOSE.exec(text.toLowerCase());
  if (!found) return { head: keyword, purpose: '' };
  const after = text.slice(found.index + found[0].length);
  const [purpose = '', ...wanted] = /\p{Script=Han}/u.test(found[0]) ? after.split('的') : [after];
  return { head: [text.slice(0, found.index), ...wanted].join(' '), purpose };
}
