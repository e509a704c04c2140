/** The links of the navigation; the same for the bar and for the phone's menu. */
import { type PoolId, poolIds, poolName } from '@cgdx/core/pool/pool.ts';

/** The order of the product's menus; a pool that is not listed comes last. */
const firstInMenu: readonly PoolId[] = ['linkedin', 'youtube', 'tiktok', 'facebook', 'spotify', 'x'];
const menuOrder = [...new Set([...firstInMenu, ...poolIds])];

export interface MenuLink {
  readonly title: string;
  readonly to: string;
}

export const contributeLinks: readonly MenuLink[] = menuOrder.map((dataPoolId) => ({
  title: dataPoolId === 'youtube' ? 'Youtube' : poolName(dataPoolId),
  to: `/datapool/contribute/${dataPoolId}`,
}));

export const findLinks: readonly MenuLink[] = [
  { title: 'Data GPT', to: '/D-GPT' },
  { title: 'Data Pool', to: '/datapool' },
];

export const insightLink: MenuLink = { title: 'Generate Insight', to: '/I-GPT' };
