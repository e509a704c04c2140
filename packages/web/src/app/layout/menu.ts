/** Where the navigation leads; the same for the bar and for the phone's menu. */
import { initialPools, type PoolId } from '@cgdx/core/pool/pool.ts';

/** The order of the product's menus. */
const menuOrder: readonly PoolId[] = ['linkedin', 'youtube', 'tiktok', 'facebook', 'spotify', 'x'];

export interface MenuLink {
  readonly title: string;
  readonly to: string;
}

export const contributeLinks: readonly MenuLink[] = menuOrder.map((dataPoolId) => ({
  title: dataPoolId === 'youtube' ? 'Youtube' : nameOf(dataPoolId),
  to: `/datapool/contribute/${dataPoolId}`,
}));

export const findLinks: readonly MenuLink[] = [
  { title: 'Data GPT', to: '/D-GPT' },
  { title: 'Data Pool', to: '/datapool' },
];

export const insightLink: MenuLink = { title: 'Generate Insight', to: '/I-GPT' };

function nameOf(dataPoolId: PoolId): string {
  return initialPools.find((pool) => pool.dataPoolId === dataPoolId)?.dataPoolName ?? dataPoolId;
}
