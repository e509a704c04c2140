/** Files in X's exact format, with invented names, ids and texts. */
export const account = `window.YTD.account.part0 = [
  {
    "account" : {
      "email" : "zorb@example.com",
      "createdVia" : "web",
      "username" : "zorblatt_vex",
      "accountId" : "322603000",
      "createdAt" : "2011-06-23T13:04:14.000Z",
      "accountDisplayName" : "Zorblatt Quillfeather"
    }
  }
]`;

export const tweets = `window.YTD.tweets.part0 = [
  {
    "tweet" : {
      "edit_info" : {
        "initial" : {
          "editTweetIds" : [
            "1626922779105759235"
          ],
          "editableUntil" : "2023-02-18T13:03:11.000Z",
          "editsRemaining" : "5",
          "isEditEligible" : false
        }
      },
      "retweeted" : false,
      "source" : "<a href=\\"https://mobile.twitter.com\\" rel=\\"nofollow\\">Twitter Web App</a>",
      "entities" : {
        "hashtags" : [
          {
            "text" : "tides",
            "indices" : [
              "40",
              "46"
            ]
          }
        ],
        "symbols" : [ ],
        "user_mentions" : [
          {
            "name" : "Mallory Grubb",
            "screen_name" : "mal_grubb",
            "indices" : [
              "0",
              "10"
            ],
            "id_str" : "732980797985148928",
            "id" : "732980797985148928"
          }
        ],
        "urls" : [ ]
      },
      "display_text_range" : [
        "0",
        "71"
      ],
      "favorite_count" : "12",
      "in_reply_to_status_id_str" : "1626916612560281601",
      "id_str" : "1626922779105759235",
      "in_reply_to_user_id" : "732980797985148928",
      "truncated" : false,
      "retweet_count" : "1",
      "id" : "1626922779105759235",
      "in_reply_to_status_id" : "1626916612560281601",
      "created_at" : "Sat Feb 18 12:33:11 +0000 2023",
      "favorited" : false,
      "full_text" : "@mal_grubb salt &amp; pepper, said Zorblatt #tides https://t.co/AbCdEf1234",
      "lang" : "en",
      "in_reply_to_screen_name" : "mal_grubb",
      "in_reply_to_user_id_str" : "732980797985148928"
    }
  },
  {
    "tweet" : {
      "retweeted" : false,
      "source" : "<a href=\\"http://example.com/zorb\\" rel=\\"nofollow\\">Zorblatts own app</a>",
      "entities" : {
        "hashtags" : [ ],
        "symbols" : [ ],
        "user_mentions" : [ ],
        "urls" : [ ]
      },
      "favorite_count" : "0",
      "id_str" : "1582823540911292417",
      "truncated" : false,
      "retweet_count" : "44",
      "id" : "1582823540911292417",
      "created_at" : "Wed Oct 19 19:58:34 +0000 2022",
      "favorited" : false,
      "full_text" : "RT @mal_grubb: words of somebody else",
      "lang" : "qme"
    }
  }
]`;

export const like = `window.YTD.like.part0 = [
  {
    "like" : {
      "tweetId" : "1627039445253001219",
      "fullText" : "@mal_grubb says #tides are #fun https://t.co/erVoNQELZ2",
      "expandedUrl" : "https://twitter.com/i/web/status/1627039445253001219"
    }
  },
  {
    "like" : {
      "tweetId" : "1234567890",
      "expandedUrl" : "https://twitter.com/i/web/status/1234567890"
    }
  }
]`;

export const note = `window.YTD.note_tweet.part0 = [
  {
    "noteTweet" : {
      "noteTweetId" : "1626922779000000000",
      "updatedAt" : "2023-02-18T12:33:11.000Z",
      "createdAt" : "2023-02-18T12:33:11.000Z",
      "core" : {
        "text" : "A long one. Mail zorb@example.com",
        "urls" : [ ],
        "mentions" : [ ],
        "hashtags" : [ ]
      }
    }
  }
]`;

export const deleted = `window.YTD.deleted_tweets.part0 = [
  {
    "tweet" : {
      "id_str" : "1626922779105759299",
      "id" : "1626922779105759299",
      "created_at" : "Sat Feb 18 12:33:11 +0000 2023",
      "deleted_at" : "Sun Feb 19 10:00:00 +0000 2023",
      "full_text" : "regretted"
    }
  }
]`;

export const impressions = `window.YTD.ad_impressions.part0 = [
  {
    "ad" : {
      "adsUserData" : {
        "adImpressions" : {
          "impressions" : [
            {
              "deviceInfo" : {
                "osType" : "Ios",
                "deviceId" : "1xYZ2/aBCdeFgH=",
                "deviceType" : "iPhone"
              },
              "displayLocation" : "TimelineHome",
              "promotedTweetInfo" : {
                "tweetId" : "1626000000000000000",
                "tweetText" : "Buy",
                "urls" : [ ],
                "mediaUrls" : [ ]
              },
              "advertiserInfo" : {
                "advertiserName" : "Northwind Coffee",
                "screenName" : "@NorthwindCoffee"
              },
              "matchedTargetingCriteria" : [
                {
                  "targetingType" : "Locations",
                  "targetingValue" : "Singapore"
                },
                {
                  "targetingType" : "Age",
                  "targetingValue" : "25 to 49"
                }
              ],
              "impressionTime" : "2023-02-18 17:00:52"
            }
          ]
        }
      }
    }
  }
]`;

export const engagements = `window.YTD.ad_engagements.part0 = [
  {
    "ad" : {
      "adsUserData" : {
        "adEngagements" : {
          "engagements" : [
            {
              "impressionAttributes" : {
                "deviceInfo" : {
                  "osType" : "Desktop"
                },
                "displayLocation" : "SomewhereNew",
                "advertiserInfo" : {
                  "advertiserName" : "Contoso",
                  "screenName" : "@contoso"
                },
                "impressionTime" : "2023-02-18 17:00:52"
              },
              "engagementAttributes" : [
                {
                  "engagementTime" : "2023-02-18 17:00:55",
                  "engagementType" : "VideoContentPlayback25"
                },
                {
                  "engagementTime" : "2023-02-18 17:01:00",
                  "engagementType" : "Fav"
                }
              ]
            }
          ]
        }
      }
    }
  }
]`;

export const messages = `window.YTD.direct_messages.part0 = [
  {
    "dmConversation" : {
      "conversationId" : "322603000-732980797",
      "messages" : [
        {
          "messageCreate" : {
            "recipientId" : "732980797",
            "reactions" : [ ],
            "urls" : [ ],
            "text" : "see you",
            "mediaUrls" : [ "https://ton.twitter.com/1.jpg" ],
            "senderId" : "322603000",
            "id" : "1626922779105759000",
            "createdAt" : "2023-02-18T12:33:11.059Z"
          }
        },
        {
          "joinConversation" : {
            "initiatingUserId" : "1",
            "participantsSnapshot" : [ ]
          }
        }
      ]
    }
  }
]`;

export const grok = `window.YTD.grok_chat_item.part0 = [
  {
    "grokChatItem" : {
      "grokMode" : {
        "value" : "1",
        "name" : "Normal"
      },
      "accountId" : "322603000",
      "chatId" : "1981347871267098791",
      "createdAt" : "2025-10-23T13:11:59.692Z",
      "sender" : {
        "value" : "1",
        "name" : "User",
        "annotations" : { }
      },
      "message" : "what are tides?"
    }
  },
  {
    "grokChatItem" : {
      "accountId" : "322603000",
      "chatId" : "1981347871267098791",
      "createdAt" : "2025-10-23T13:11:59.692Z",
      "sender" : {
        "value" : "2",
        "name" : "Agent"
      },
      "message" : "Water that moves."
    }
  }
]`;

export const personalization = `window.YTD.personalization.part0 = [
  {
    "p13nData" : {
      "demographics" : {
        "languages" : [
          {
            "language" : "English",
            "isDisabled" : false
          }
        ],
        "genderInfo" : {
          "gender" : "female"
        }
      },
      "interests" : {
        "interests" : [
          {
            "name" : "Tides",
            "isDisabled" : true
          }
        ],
        "partnerInterests" : [ ],
        "audienceAndAdvertisers" : {
          "lookalikeAdvertisers" : [ "@mal_grubb" ]
        },
        "shows" : [ "Sea Shanties" ]
      },
      "locationHistory" : [ "Springfield" ],
      "inferredAgeInfo" : {
        "age" : [ "13-54" ],
        "birthDate" : ""
      }
    }
  }
]`;

export const follower = `window.YTD.follower.part0 = [
${Array.from({ length: 137 }, (_, n) => `  {\n    "follower" : {\n      "accountId" : "${n + 5}",\n      "userLink" : "https://twitter.com/intent/user?user_id=${n + 5}"\n    }\n  }`).join(',\n')}
]`;
