/** The accounts of the local chain: anvil's own, from the mnemonic that everybody knows. Worth nothing elsewhere. */

export interface Account {
  readonly address: string;
  readonly privateKey: string;
}

/** Deploys, appends, pays and signs quotes. */
export const operator: Account = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
};

/** What the development wallet of the pages holds. */
export const developmentWallet: Account = {
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  privateKey: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
};

/** Owns the data pools: what buyers pay is for this one. */
export const poolOwner: Account = {
  address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  privateKey: '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
};
