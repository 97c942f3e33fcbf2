// Plain JavaScript without dependencies: it refuses before they are installed, which takes minutes. The server checks all
// of its settings itself (`requireMail`).

/** Ends the process with one line if a real store can neither write letters nor was told to write none. */
export function requireLetters(env) {
  if (env.MAIL === 'off') return;
  const missing = ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'].filter((name) => !env[name]);
  if (missing.length === 0) return;
  process.stderr.write(
    `The store cannot write letters: set ${missing.join(' and ')} (docs/mail.md), or MAIL=off for a store that writes none.\n`,
  );
  process.exit(1);
}
