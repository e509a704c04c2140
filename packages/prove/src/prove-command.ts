/** `npm run prove -- kill|attacks`: tests the market's promises on a cloud of its own. Exits with 1 if one fails. */
import { proveAttacks } from './attack/prove-attacks.ts';
import { parseProveFlags, proveHelp } from './flag.ts';
import { proveKills } from './kill/prove-kills.ts';

const flags = parseProveFlags(process.argv.slice(2));
if (typeof flags === 'string') {
  console.error(`${flags}\n\n${proveHelp}`);
  process.exit(1);
}
if (flags.kind === 'help') {
  console.log(proveHelp);
  process.exit(0);
}
const tell = (sentence: string): void => console.error(sentence);
const report =
  flags.kind === 'kill' ? await proveKills({ ...flags, tell }) : await proveAttacks({ ...flags, tell });
console.log(flags.json ? JSON.stringify(report) : report.lines.join('\n'));
process.exit(report.ok ? 0 : 1);
