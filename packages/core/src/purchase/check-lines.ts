/** The short program in each README with which anybody can check an upload's folder without our tools; a test runs it. */
export const checkLines = `import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import keccak256 from "keccak256";
import { MerkleTree } from "merkletreejs";
const read = (name) => readFileSync(\`\${process.argv[2]}/\${name}\`);
const [c, { files }] = [JSON.parse(read('certificate.json')), JSON.parse(read('manifest.json'))];
const sha256 = (bytes) => createHash('sha256').update(bytes).digest();
const word = (n) => Buffer.from(BigInt(n).toString(16).padStart(64, '0'), 'hex');
const uploadHash = keccak256(Buffer.concat([sha256(read('manifest.json')), Buffer.from(c.contributionId)]));
const pool = Buffer.concat([Buffer.from(c.dataPoolId)], 32 * Math.ceil(c.dataPoolId.length / 32));
const fields = [word(c.chainId), word(c.origin ?? c.marketplace), word(192), uploadHash, word(c.quality), word(c.multiplier)];
let leaf = keccak256(keccak256(Buffer.concat([...fields, word(c.dataPoolId.length), pool])));
if (c.claimed) leaf = keccak256(Buffer.concat([leaf, keccak256('cgdx.upload.claimed.v1')]));
const proof = [];
for (let i = c.index, n = c.size; n > 1; i >>= 1, n = (n + 1) >> 1)
  if ((i ^ 1) < n) proof.push({ position: i % 2 ? 'left' : 'right', data: c.proof[proof.length] ?? '0x' });
const isWhole = files.every(({ name, sha256: wanted }) => sha256(read(name)).toString('hex') === wanted);
const holds = isWhole && proof.length === c.proof.length && MerkleTree.verify(proof, leaf, c.root, keccak256);
console.log(holds ? \`holds; ask the chain for \${c.root} in \${c.transactionHash}\` : 'does not hold');`;
