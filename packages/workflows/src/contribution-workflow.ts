/** The workflow `contribution`: from a raw export in the unverified bucket to a claimable reward. */
import { patient, quick, untilJudged, untilTimeout } from './retry.ts';
import { type ArnOf, call, callAndWait, choice, type Definition, forEach } from './state.ts';

/** Names the contribution and its owner; every step takes it. */
const key = {
  userSub: '{% $userSub %}',
  contributionId: '{% $contributionId %}',
  dataPoolId: '{% $dataPoolId %}',
};
const upload = {
  uploadHash: '{% $uploadHash %}',
  quality: '{% $quality %}',
  multiplier: '{% $multiplier %}',
};

/** Lambda's own limit, 15 minutes: an export is read at 25 MB/s or more. */
const passSeconds = 900;
/**
 * From this packed size on, a step checks whether the export is so large that it must be divided: text
 * compresses twentyfold.
 */
export const largeUploadBytes = 8e6;
const groupsAtOnce = 8;
/** With its `patient` retries, this waits for about a day in all. */
const rootSeconds = 3600;
/** Less than the 15 days for which the bucket keeps the export. */
const reviewSeconds = 12 * 86_400;

const notReviewed = {
  code: 'not-reviewed',
  message: 'Nobody could look at this contribution in time.',
  advice: 'Please upload the export again. We are sorry for the wait.',
};

export const contributionWorkflow = (arnOf: ArnOf): Definition => ({
  Comment: 'Checks, scores and masks one export, anchors it on-chain and makes its reward claimable.',
  QueryLanguage: 'JSONata',
  StartAt: 'Begin',
  States: {
    Begin: {
      Type: 'Pass',
      Assign: {
        userSub: '{% $states.input.userSub %}',
        contributionId: '{% $states.input.contributionId %}',
        dataPoolId: '{% $states.input.dataPoolId %}',
        sizeBytes: '{% $states.input.sizeBytes %}',
        groups: [],
      },
      Next: 'IsLarge',
    },
    IsLarge: choice(`{% $sizeBytes > ${largeUploadBytes} %}`, 'PlanUnits', 'CheckAuthenticity'),
    PlanUnits: call({
      fn: arnOf('plan-units'),
      payload: key,
      timeoutSeconds: 90,
      retry: quick,
      assign: { groups: '{% $states.result.Payload.groups %}' },
      next: 'ObserveUnits',
    }),
    ObserveUnits: forEach({
      items: '{% $groups %}',
      atOnce: groupsAtOnce,
      name: 'ObserveGroup',
      state: call({
        fn: arnOf('observe-units'),
        payload: { ...key, group: '{% $states.input %}' },
        timeoutSeconds: passSeconds,
        retry: quick,
      }),
      next: 'CheckAuthenticity',
    }),
    CheckAuthenticity: call({
      fn: arnOf('check-authenticity'),
      payload: { ...key, groups: '{% $groups %}' },
      timeoutSeconds: passSeconds,
      retry: quick,
      assign: {
        inspectionKey:
          '{% $states.result.Payload.inspectionKey ? $states.result.Payload.inspectionKey : "" %}',
      },
      next: 'IsGenuine',
    }),
    IsGenuine: choice(
      '{% $states.input.Payload.outcome = "genuine" %}',
      'ScoreQuality',
      'RejectAsNotGenuine',
    ),
    ScoreQuality: call({
      fn: arnOf('score-quality'),
      payload: { ...key, inspectionKey: '{% $inspectionKey %}', isReviewed: false },
      timeoutSeconds: 90,
      retry: untilJudged,
      next: 'IsNew',
    }),
    IsNew: {
      Type: 'Choice',
      Choices: [
        {
          Condition: '{% $states.input.Payload.outcome = "scored" %}',
          Assign: {
            quality: '{% $states.input.Payload.quality %}',
            multiplier: '{% $states.input.Payload.multiplier %}',
          },
          Next: 'MaskUnits',
        },
        {
          Condition: '{% $states.input.Payload.outcome = "to-review" %}',
          Assign: {
            quality: '{% $states.input.Payload.quality %}',
            multiplier: '{% $states.input.Payload.multiplier %}',
            earlier: '{% $states.input.Payload.earlier %}',
            // The score of an execution that began with the previous definition has no doubts.
            doubts: '{% [$states.input.Payload.doubts] %}',
          },
          Next: 'RequestReview',
        },
      ],
      Default: 'RejectAsDuplicate',
    },
    RequestReview: callAndWait({
      fn: arnOf('request-review'),
      payload: { ...key, quality: upload.quality, earlier: '{% $earlier %}', doubts: '{% $doubts %}' },
      timeoutSeconds: reviewSeconds,
      retry: untilTimeout,
      catch: [{ ErrorEquals: ['States.Timeout'], Next: 'RejectAsNotReviewed' }],
      next: 'IsAccepted',
    }),
    IsAccepted: choice('{% $states.input.outcome = "accepted" %}', 'RecordScore', 'RejectAfterReview'),
    RecordScore: call({
      fn: arnOf('score-quality'),
      payload: { ...key, inspectionKey: '{% $inspectionKey %}', isReviewed: true },
      timeoutSeconds: 90,
      retry: quick,
      next: 'MaskUnits',
    }),
    MaskUnits: forEach({
      items: '{% $groups %}',
      atOnce: groupsAtOnce,
      name: 'MaskGroup',
      state: call({
        fn: arnOf('mask-units'),
        payload: {
          ...key,
          inspectionKey: '{% $inspectionKey %}',
          group: '{% $states.input %}',
        },
        timeoutSeconds: passSeconds,
        retry: quick,
      }),
      next: 'MaskPersonalInformation',
    }),
    MaskPersonalInformation: call({
      fn: arnOf('mask-personal-information'),
      payload: {
        ...key,
        groups: '{% $groups %}',
        inspectionKey: '{% $inspectionKey %}',
      },
      timeoutSeconds: passSeconds,
      retry: quick,
      assign: { uploadHash: '{% $states.result.Payload.uploadHash %}' },
      next: 'InsertMerkleLeaf',
    }),
    InsertMerkleLeaf: call({
      fn: arnOf('insert-merkle-leaf'),
      payload: { ...key, ...upload },
      timeoutSeconds: 60,
      retry: quick,
      assign: { leafIndex: '{% $states.result.Payload.leafIndex %}' },
      next: 'UpdateRootOnChain',
    }),
    UpdateRootOnChain: callAndWait({
      fn: arnOf('update-root-on-chain'),
      payload: {
        userSub: key.userSub,
        contributionId: key.contributionId,
        leafIndex: '{% $leafIndex %}',
        uploadHash: upload.uploadHash,
      },
      timeoutSeconds: rootSeconds,
      retry: patient,
      assign: {
        root: '{% $states.result.root %}',
        transactionHash: '{% $states.result.transactionHash %}',
      },
      next: 'CompleteContribution',
    }),
    CompleteContribution: call({
      fn: arnOf('complete-contribution'),
      payload: {
        ...key,
        ...upload,
        leafIndex: '{% $leafIndex %}',
        root: '{% $root %}',
        transactionHash: '{% $transactionHash %}',
      },
      timeoutSeconds: 60,
      retry: quick,
      next: 'Completed',
    }),
    Completed: { Type: 'Succeed', Output: { outcome: 'completed' } },
    RejectAsNotGenuine: call({
      fn: arnOf('reject-contribution'),
      payload: { ...key, step: 'check-authenticity' },
      timeoutSeconds: 60,
      retry: quick,
      next: 'Rejected',
    }),
    RejectAsDuplicate: call({
      fn: arnOf('reject-contribution'),
      payload: { ...key, step: 'score-quality', rejection: '{% $states.input.Payload.rejection %}' },
      timeoutSeconds: 60,
      retry: quick,
      next: 'Rejected',
    }),
    RejectAfterReview: call({
      fn: arnOf('reject-contribution'),
      payload: { ...key, step: 'score-quality', rejection: '{% $states.input.rejection %}' },
      timeoutSeconds: 60,
      retry: quick,
      next: 'Rejected',
    }),
    RejectAsNotReviewed: call({
      fn: arnOf('reject-contribution'),
      payload: { ...key, step: 'score-quality', rejection: notReviewed },
      timeoutSeconds: 60,
      retry: quick,
      next: 'Rejected',
    }),
    Rejected: { Type: 'Succeed', Output: { outcome: 'rejected' } },
  },
});
